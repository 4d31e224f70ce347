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

/** A fixed turn, so that what is stored keeps its meaning: 00 to 39 is 20xx, 40 to 99 is 19xx. */
const fullYear = (year: string) => Number(year) + (year.length > 2 ? 0 : Number(year) < 40 ? 2000 : 1900)

const shapes: ReadonlyArray<RegExp> = [
  /^(?<month>\d{1,2})\s*[/.]\s*(?<year>\d{4}|\d{2})$/,
  /^(?<month>\d{1,2})\s*-\s*(?<year>\d{4})$/,
  /^(?<month>\d{1,2})\s*[/-]\s*\d{1,2}\s*[/-]\s*(?<year>\d{4}|\d{2})$/,
  /^\d{1,2}\s*\.\s*(?<month>\d{1,2})\s*\.\s*(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})\s*[/.-]\s*(?<month>\d{1,2})(?:\s*[/.-]\s*\d{1,2})?$/,
  /^(?<month>\p{L}+\.?)(?:\s+\d{1,2})?,?\s+(?<year>\d{4}|['’]\d{2})$/u,
  /^\d{1,2}\s+(?<month>\p{L}+\.?),?\s+(?<year>\d{4})$/u,
]

/** Reads 6/2019, 6/19, 06.2019, 2019-06, June 2019 and Jun ’19, with or without a day. @returns yyyy-mm or null */
export function parseMonth(text: string): string | null {
  const tidy = text.trim()
  for (const shape of shapes) {
    const { month = '', year = '' } = shape.exec(tidy)?.groups ?? {}
    if (year !== '') return write(fullYear(year.replace(/^\D/, '')), Number(month) || monthNumber(month))
  }
  return null
}
