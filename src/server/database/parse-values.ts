/** PostgreSQL's number for timestamptz. */
export const timestamptz = 1184

/** Reads what PostgreSQL writes for a moment, e.g. '0001-01-01 00:00:00+00'. */
export const parseMoment = (text: string) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'))

/** How both drivers read values, so that a row is the same from either. */
export const parsers = { [timestamptz]: parseMoment }
