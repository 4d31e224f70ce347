const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

export type Month = { readonly month: number; readonly year: number }

export type Period = { readonly from: Month; readonly to: Month | null }

type WriteMonth = (month: Month) => string

export type DateForm = {
  readonly name: string
  readonly write: (period: Period) => string
  readonly precision: 'month' | 'year'
}

const full: WriteMonth = ({ month, year }) => `${monthNames[month - 1]} ${year}`
const short: WriteMonth = ({ month, year }) => `${monthNames[month - 1]?.slice(0, 3)} ${year}`
const dotted: WriteMonth = (date) => short(date).replace(/^(?!May)(\w{3})/, '$1.')
const twoDigits = (number: number) => String(number % 100).padStart(2, '0')
const numbers: WriteMonth = ({ month, year }) => `${twoDigits(month)}/${year}`
const apostrophe: WriteMonth = ({ month, year }) => `${monthNames[month - 1]?.slice(0, 3)} ’${twoDigits(year)}`
const yearOnly: WriteMonth = ({ year }) => String(year)
const lastDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const range =
  (write: WriteMonth, dash: string, now: string, writeEnd = write) =>
  ({ from, to }: Period) =>
    `${write(from)}${dash}${to === null ? now : writeEnd(to)}`

const ofMonths = (name: string, ...form: Parameters<typeof range>): DateForm => ({
  name,
  write: range(...form),
  precision: 'month',
})
const ofYears = (name: string, dash: string, now: string): DateForm => ({
  name,
  write: range(yearOnly, dash, now),
  precision: 'year',
})

const first: WriteMonth = ({ month, year }) => `${twoDigits(month)}/01/${year}`
const lastDay: WriteMonth = ({ month, year }) => `${twoDigits(month)}/${lastDays[month - 1]}/${year}`
const firstInWords: WriteMonth = ({ month, year }) => `${monthNames[month - 1]} 1, ${year}`
const lastInWords: WriteMonth = ({ month, year }) => `${monthNames[month - 1]} ${lastDays[month - 1]}, ${year}`
const british: WriteMonth = ({ month, year }) => `1 ${monthNames[month - 1]} ${year}`
const britishEnd: WriteMonth = ({ month, year }) => `${lastDays[month - 1]} ${monthNames[month - 1]} ${year}`

/** The difference counts both months, as LinkedIn does. */
function withLength(period: Period): string {
  const { from, to } = period
  const end = to ?? { month: 11, year: 2026 }
  const months = (end.year - from.year) * 12 + end.month - from.month + 1
  const years = Math.floor(months / 12)
  const parts = [years > 0 && `${years} yr${years > 1 ? 's' : ''}`, months % 12 > 0 && `${months % 12} mos`]
  return `${range(full, ' - ', 'Present')(period)} (${parts.filter(Boolean).join(' ')})`
}

function yearOnce({ from, to }: Period): string {
  const name = ({ month }: Month) => monthNames[month - 1] ?? ''
  return to?.year === from.year ? `${name(from)} – ${name(to)} ${to.year}` : range(full, ' – ', 'Present')({ from, to })
}

const shortEnd = ({ from, to }: Period): string =>
  to === null || Math.floor(to.year / 100) !== Math.floor(from.year / 100)
    ? range(yearOnly, '–', 'present')({ from, to })
    : `${from.year}–${twoDigits(to.year)}`

export const dateForms: readonly DateForm[] = [
  ofMonths('full', full, ' – ', 'Present'),
  ofMonths('short', short, ' - ', 'Present'),
  ofMonths('short-dots', dotted, ' – ', 'Current'),
  ofMonths('numbers', numbers, ' - ', 'Present'),
  ofMonths('one-digit', ({ month, year }) => `${month}/${year}`, '-', 'present'),
  ofMonths('two-digit-years', ({ month, year }) => `${twoDigits(month)}/${twoDigits(year)}`, ' - ', 'Now'),
  ofMonths('apostrophe', apostrophe, ' - ', 'Present'),
  ofMonths('latex-dashes', full, ' -- ', 'Present'),
  ofMonths('em-dash', short, '—', 'Present'),
  ofMonths('to', full, ' to ', 'Present'),
  ofMonths('to-date', full, ' to ', 'date'),
  ofMonths('till-date', short, ' - ', 'Till Date'),
  ofMonths('federal', first, ' - ', 'Present', lastDay),
  ofMonths('days-in-words', firstInWords, ' – ', 'present', lastInWords),
  ofMonths('british-days', british, ' to ', 'present', britishEnd),
  ofMonths('slash-in-words', ({ month, year }) => `${monthNames[month - 1]?.slice(0, 3)}/${year}`, ' – ', 'Present'),
  ofMonths('iso', ({ month, year }) => `${year}-${twoDigits(month)}`, ' – ', 'present'),
  ofMonths('points', ({ month, year }) => `${twoDigits(month)}.${year}`, ' - ', 'today'),
  ofMonths('minus', full, ' − ', 'Present'),
  ofMonths('no-blanks', short, '-', 'Present'),
  ofMonths('capitals', (date) => full(date).toUpperCase(), ' – ', 'PRESENT'),
  ofMonths('comma', (date) => full(date).replace(' ', ', '), ' - ', 'Present'),
  ofMonths('through', full, ' through ', 'present'),
  ofMonths('thru', short, ' thru ', 'present'),
  ofMonths('ongoing', short, ' – ', 'Ongoing'),
  ofMonths('hyphen-2011', full, ' ‑ ', 'Present'),
  { name: 'with-length', write: withLength, precision: 'month' },
  { name: 'year-once', write: yearOnce, precision: 'month' },
  {
    name: 'since',
    write: (period) => (period.to === null ? `Since ${full(period.from)}` : range(full, ' – ', '')(period)),
    precision: 'month',
  },
  { name: 'from-to', write: (period) => `From ${range(full, ' to ', 'Present')(period)}`, precision: 'month' },
  { name: 'brackets', write: (period) => `(${range(short, ' - ', 'Present')(period)})`, precision: 'month' },
  ofYears('years', ' - ', 'Present'),
  ofYears('years-en-dash', '–', 'present'),
  ofYears('years-latex', ' -- ', 'Present'),
  ofYears('years-to', ' to ', 'Present'),
  ofYears('years-to-date', ' to ', 'date'),
  ofYears('years-open', ' – ', ''),
  { name: 'years-short-end', write: shortEnd, precision: 'year' },
]

/** As the form has it: 6/2019, or 2019 if only the year is known. */
export const inForm = ({ month, year }: Month, precision: DateForm['precision']): string =>
  precision === 'month' ? `${month}/${year}` : String(year)
