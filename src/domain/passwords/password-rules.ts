const maxLines = 20_000

export const readCommonPasswords = (text: string): ReadonlySet<string> =>
  new Set(text.split(/\r?\n/, maxLines).filter((line) => line !== ''))

export const isCommonPassword = (list: ReadonlySet<string>, password: string) => list.has(password.toLowerCase())

const normalize = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const minNameLength = 3
const shortestRemainder = 5

const isLongEnough = (word: string) => word.length >= minNameLength

function splitNames(names: ReadonlyArray<string>): ReadonlyArray<string> {
  const words = names.flatMap((name) => [normalize(name), ...name.split(/[^\p{L}\p{N}\p{M}]+/u).map(normalize)])
  return [...new Set(words)].filter(isLongEnough).toSorted((a, b) => b.length - a.length)
}

/** True if the owner's or firm's names are all of the password, or leave fewer than 5 characters or a common password. */
export function isBasedOnNames(names: ReadonlyArray<string>, password: string, common: ReadonlySet<string>): boolean {
  const whole = normalize(password)
  const remainder = splitNames(names).reduce((left, word) => left.replaceAll(word, ''), whole)
  return remainder !== whole && (remainder.length < shortestRemainder || common.has(remainder))
}

export const isRepeatedCharacter = (password: string): boolean => new Set(password).size === 1

export const isBlank = (password: string): boolean => password !== '' && password.trim() === ''

const comicPassphrase = 'correcthorsebatterystaple'

export const isKnownPhrase = (password: string) => password.replaceAll(/\s/g, '').toLowerCase() === comicPassphrase
