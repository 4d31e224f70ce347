export const timestamptz = 1184

export const parseMoment = (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))

export const parsers = { [timestamptz]: parseMoment }
