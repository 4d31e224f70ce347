const hashLength = 5

const withLetter = (name: string) => name.replace(/^\d/, (digit) => 'ABCDEFGHIJ'.charAt(Number(digit)))

export function shortIdentifiers(): (identifier: { readonly hash: string }) => string {
  const hashes = new Map<string, string>()
  return ({ hash }) => {
    const name = withLetter(hash.slice(-hashLength))
    const known = hashes.get(name)
    if (known !== undefined && known !== hash) throw new Error(`${hash} and ${known} would both be named ${name}.`)
    hashes.set(name, hash)
    return name
  }
}
