/** More than a list of common passwords has; what a wrong file holds beyond it is not read. */
const mostLines = 20_000

/** Reads a list of common passwords, one on each line and in lower case; `docs/common-passwords.md` says whose (J5-25). */
export const readCommonPasswords = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\r?\n/, mostLines).filter((line) => line !== ''))

/** Whether a password is among those that are tried first, however it is capitalised (J5-24, J5-26). */
export const isCommonPassword = (list: ReadonlySet<string>, password: string) => list.has(password.toLowerCase())
