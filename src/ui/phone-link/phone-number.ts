const digits = (text = '') => text.replace(/\D/g, '')

/** Area and office codes of North America begin with 2 to 9 (NANP); digits beyond its ten are an extension (C2.5-14). */
const known = /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})(\d{0,8})$|^\+([2-9]\d{7,14})$/

function readPhone(phone: string, apart?: string | null) {
  const [number = '', behind] = phone.split(/(?:ext(?:ension|\.)?|x)(?=[\s.:]*\d+\s*$)/i)
  const [, area, office, line, more, abroad] = known.exec(number.replace(/\(0\)|[\s()./\p{Pd}]/gu, '')) ?? []
  const written = digits(behind) || more
  return { area, office, line, abroad, written, extension: digits(apart ?? '') || written }
}

export function formatPhone(phone: string, apart?: string | null): string {
  const { area, office, line, written, extension } = readPhone(phone, apart)
  const number = area ? `(${area}) ${office}-${line}` : phone
  return extension && (area ?? !written) ? `${number} x${extension}` : number
}

/** RFC 3966: a number without a country code is one of the United States. Null when it cannot be dialed. */
export function phoneAddress(phone: string, apart?: string | null): string | null {
  const { area, office, line, abroad, extension } = readPhone(phone, apart)
  const subscriber = area ? `1${area}${office}${line}` : abroad
  return subscriber ? `tel:+${subscriber}${extension ? `;ext=${extension}` : ''}` : null
}
