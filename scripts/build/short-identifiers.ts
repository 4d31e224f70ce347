/** How many characters of an identifier are kept: its number in its file and the end of the hash over that file's path. */
const kept = 5

const withLetter = (name: string) => name.replace(/^\d/, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)))

/**
 * Names of classes that are shorter than what vanilla-extract makes of them: each stands in the HTML and in the styles of
 * a page, and chance cannot be compressed.
 * @returns what names one by its hash
 * @throws when two hashes would be named alike: `kept` must be larger then
 */
export function shortIdentifiers(): (identifier: { readonly hash: string }) => string {
  const hashes = new Map<string, string>()
  return ({ hash }) => {
    const name = withLetter(hash.slice(-kept))
    const known = hashes.get(name)
    if (known !== undefined && known !== hash) throw new Error(`${hash} and ${known} would both be named ${name}.`)
    hashes.set(name, hash)
    return name
  }
}
