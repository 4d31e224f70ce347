/** The letters and digits of a text, without marks and case. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A shorter part of a name or an address stands in too many good passwords. */
const shortest = 3
/** How many letters and digits a password needs beside what anyone who knows its owner tries first. */
const fewestBeside = 5

const isLongEnough = (word: string) => word.length >= shortest

/** The names and addresses themselves and their parts, the longest first. */
function wordsIn(names: ReadonlyArray<string>): ReadonlyArray<string> {
  const words = names.flatMap((name) => [plain(name), ...name.split(/[^\p{L}\p{N}\p{M}]+/u).map(plain)])
  return [...new Set(words)].filter(isLongEnough).toSorted((a, b) => b.length - a.length)
}

/**
 * Whether a password is made of names and addresses that belong to its owner or to the firm: nothing else stands in it, or a few
 * characters, or a common password.
 */
export function isMadeOf(names: ReadonlyArray<string>, password: string, common: ReadonlySet<string>): boolean {
  const whole = plain(password)
  const beside = wordsIn(names).reduce((left, word) => left.replaceAll(word, ''), whole)
  return beside !== whole && (beside.length < fewestBeside || common.has(beside))
}

/** Whether a password is one character over and over. */
export const isOneCharacter = (password: string): boolean => new Set(password).size === 1

/** Whether a password has nothing but blanks. */
export const isBlank = (password: string): boolean => password !== '' && password.trim() === ''
