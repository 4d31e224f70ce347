const maxLines = 20_000

export const readCommonPasswords = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\r?\n/, maxLines).filter((line) => line !== ''))

export const isCommonPassword = (list: ReadonlySet<string>, password: string) => list.has(password.toLowerCase())
