const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

const reference = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos|nbsp));/gi

const decodeCharacter = (code: number, written: string) =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : written

/** Only numeric references and six names: the import resolves all others, so that browsers need no table. */
export const decodeEntities = (text: string): string =>
  text.replace(reference, (written: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return named[name.toLowerCase()] ?? written
    return decodeCharacter(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16), written)
  })
