const names = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

const earliest = 1900
const latest = 2100

const monthNumber = (name: string) =>
  name.length < 3 ? 0 : names.findIndex((known) => known.startsWith(name.toLowerCase().replace(/\.$/, ''))) + 1

function write(year: number, month: number): string | null {
  const isMonth = month >= 1 && month <= 12 && year >= earliest && year <= latest
  return isMonth ? `${year}-${String(month).padStart(2, '0')}` : null
}

/** Reads 6/2019, 06.2019, 2019-06, Jun 2019 and June, 2019. @returns yyyy-mm; null for anything else */
export function parseMonth(text: string): string | null {
  const tidy = text.trim()
  const first = /^(\d{1,2})\s*[/.-]\s*(\d{4})$/.exec(tidy)
  if (first) return write(Number(first[2]), Number(first[1]))
  const last = /^(\d{4})\s*[/.-]\s*(\d{1,2})$/.exec(tidy)
  if (last) return write(Number(last[1]), Number(last[2]))
  const named = /^(\p{L}+\.?),?\s+(\d{4})$/u.exec(tidy)
  return named ? write(Number(named[2]), monthNumber(named[1] ?? '')) : null
}
