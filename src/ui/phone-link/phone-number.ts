const digits = (text = '') => text.replace(/\D/g, '')

/** Area codes of North America begin with 2 to 9 (NANP); digits beyond its ten are an extension (C2.5-14). */
function readPhone(phone: string, apart: string | null = null) {
  const [number = '', behind] = phone.split(/(?:ext(?:ension|\.)?|x)(?=[\s.:]*\d+\s*$)/i)
  const domestic = /^(?:\+?1)?([2-9]\d\d)(\d{3})(\d{4})(\d*)$/.exec(number.replace(/[\s().\p{Pd}]/gu, ''))
  const written = digits(behind) || domestic?.[4]
  return { number, domestic, written, extension: digits(apart ?? '') || written }
}

export function formatPhone(phone: string, apart?: string | null): string {
  const { domestic, written, extension } = readPhone(phone, apart)
  if (domestic === null && written) return phone
  const number = domestic ? `(${domestic[1]}) ${domestic[2]}-${domestic[3]}` : phone
  return extension ? `${number} x${extension}` : number
}

/** RFC 3966: a number without a country code is one of the United States. Null when it cannot be dialed. */
export function phoneAddress(phone: string, apart?: string | null): string | null {
  const { number, domestic, extension } = readPhone(phone, apart)
  const abroad = /^\s*\+([2-9][\d\s().\p{Pd}/]*)$/u.exec(number.replace('(0)', ''))
  const subscriber = domestic ? `1${domestic.slice(1, 4).join('')}` : digits(abroad?.[1])
  if (!/^\d{8,15}$/.test(subscriber)) return null
  return `tel:+${subscriber}${extension ? `;ext=${extension}` : ''}`
}
