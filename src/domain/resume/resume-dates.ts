import { parseMonth } from '#contract/month.ts'

const languages = ['de', 'fr', 'es', 'pt', 'it']

const english = 'january,february,march,april,may,june,july,august,september,october,november,december'.split(',')

const short = 'jan,feb,mar,apr,may,jun,jul,aug,sep,oct,nov,dec,sept'.split(',')

const foreignMonths = languages.flatMap((language) => {
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return english.map((_, at) => [format.format(Date.UTC(2024, at, 1)).toLowerCase(), at + 1] as const)
})

const monthNumbers: ReadonlyMap<string, number> = new Map([
  ...foreignMonths,
  ...short.map((name, at) => [name, at === 12 ? 9 : at + 1] as const),
  ...english.map((name, at) => [name, at + 1] as const),
])

const month = `(?:${[...monthNumbers.keys()].toSorted((one, other) => other.length - one.length).join('|')})`
const season = '(?:springs?|summers?|falls?|autumn|winter|q[1-4]|fy|fiscal year|class of)'
const year = '(?:19|20)\\d{2}'
const shortYear = "(?:[’'‘`]\\d{2}|\\d{2}(?=[ )\\]|,]|$| ?[-–—]))"

/** Each with the named groups y, m and d that it has, numbered by `named`. */
const forms: ReadonlyArray<string> = [
  `(?<y>${year})[/.-](?<m>\\d{1,2})(?:[/.-]\\d{1,2})?(?![\\d/])(?:T[\\d:.]+Z?)?`,
  `(?<m>\\d{1,2})[/.-](?<d>\\d{1,2})[/.-](?<y>${year}|\\d{2}(?!\\d))`,
  `(?<m>\\d{1,2}) ?[/.-] ?(?<y>${year})`,
  `(?:\\d{1,2}(?:st|nd|rd|th)?\\.? )?(?<m>${month})[.,]{0,2}(?: \\d{1,2}(?:st|nd|rd|th)?,)?(?: of | de |[ /-])?(?<y>${year})`,
  `(?<m>${month})\\.? \\d{1,2}(?:st|nd|rd|th)? (?<y>${year})`,
  `(?<m>${month})[.,]{0,2}[ /-]?(?<y>${shortYear})`,
  `${season}[ /,]{0,2}(?<y>${year})`,
  `(?<m>\\d{1,2})[/.](?<y>[’']?\\d{2})(?![\\d/.])`,
  `(?<y>${year})年(?<m>\\d{1,2})月`,
  `(?<y>${year})`,
]

const names = ['y', 'm', 'd'] as const

const named = (form: string, side: string) =>
  names.reduce((all, name) => all.replaceAll(`?<${name}>`, `?<${name}${side}>`), form)

const anyForm = (side: string, all = forms) => `(?:${all.map((form, at) => named(form, `${side}${at}`)).join('|')})`

const [before, after] = ['(?<![\\p{L}\\d/$€£.,-])', '(?![\\p{L}\\d/%])']

const toWords = '(?:-{1,3}|[–—→~/]|&|to|until|through|thru|till|til|bis|à|a|al|até)'
const now =
  "(?:(?:to |till |until )?(?:the )?(?:present|date|now)(?: time| day)?|to-date|current(?:ly)?(?: position| role)?|today|ongoing|actual(?:mente|idad)?|atualmente|heute|aktuell|présent|presente|actuel(?:lement)?|aujourd[’']hui|atual|still)"

const wholeNow = new RegExp(`^${now}`, 'iu')

export const isOngoing = (text: string): boolean => wholeNow.test(text.trim())

const range = new RegExp(
  `${before}(?:from:? |since )?${anyForm('a')}(?: ?${toWords} ?${anyForm('b')}| ?(?:${toWords})? ?(?<now>${now}))${after}`,
  'iu',
)
const sameYear = new RegExp(
  `${before}(?:from )?(?<from>${month})\\.?(?: \\d{1,2},?)? ?${toWords} ?(?<to>${month})\\.?(?: \\d{1,2},)?,? ?(?<year>${year})${after}`,
  'iu',
)
const shortEnd = new RegExp(`${before}(?<from>${year}) ?[-–—/] ?[’']?(?<to>\\d{2})${after}`, 'iu')
const since = new RegExp(`${before}(?:since:?|from|starting|seit|desde|depuis) ${anyForm('a')}${after}`, 'iu')
const open = new RegExp(`${before}${anyForm('a')} ?(?:[-–—]|to)(?:\\)?$| ?(?=\\|))`, 'iu')
const single = new RegExp(`${before}${anyForm('a')}${after}`, 'iu')

export type Times = { readonly from: string | null; readonly to: string | null; readonly isCurrent: boolean }

type FoundTimes = { readonly times: Times; readonly rest: string; readonly isRange: boolean }

type Groups = Readonly<Record<string, string | undefined>>

function monthOf(text: string | undefined, day: string | undefined): number {
  if (text === undefined) return 0
  if (!/^\d/.test(text)) return monthNumbers.get(text.toLowerCase()) ?? 0
  // 25/12/2019 cannot begin with a month.
  return Number(text) > 12 && day !== undefined ? Number(day) : Number(text)
}

/** As in `month.ts`. */
const firstOldYear = 40

function fullYear(text: string): number {
  const digits = Number(text.replaceAll(/\D/g, ''))
  if (digits > 99) return digits
  return digits < firstOldYear ? 2000 + digits : 1900 + digits
}

function dateOf(groups: Groups, side: string): string | null {
  for (const at of forms.keys()) {
    const written = groups[`y${side}${at}`]
    if (written === undefined) continue
    const number = monthOf(groups[`m${side}${at}`], groups[`d${side}${at}`])
    const years = fullYear(written)
    return number >= 1 && number <= 12 ? `${number}/${years}` : number === 0 ? String(years) : null
  }
  return null
}

const withoutDuration = (text: string) =>
  text.replace(
    /[(·|,]? ?\b\d{1,2}\+? (?:years?|yrs?|months?|mos?)\b\.?(?:,? (?:and )?\d{1,2} (?:months?|mos?)\b\.?)?\)?/i,
    ' | ',
  )

const without = (text: string, part: string): string =>
  withoutDuration(text.replace(part, ' | '))
    .replaceAll(/\([ |]*\)|\[[ |]*\]/g, ' | ')
    .replaceAll(/(?: ?\| ?){2,}/g, ' | ')
    .replaceAll(/^[ |,;:–—-]+|[ |,;:–—(-]+$/g, '')
    .trim()

const earlierThan = (one: string, other: string) => (toNumber(one) ?? 0) < (toNumber(other) ?? 0)

function toNumber(date: string): number | null {
  const [first = '0', last = date] = date.includes('/') ? date.split('/') : ['0', date]
  return Number(last) * 12 + Number(first)
}

const withoutRanges = (text: string): string =>
  [1, 2, 3].reduce((rest) => without(rest, range.exec(rest)?.[0] ?? ''), text)

function findRange(text: string): FoundTimes | null {
  const sides = sameYear.exec(text)
  if (sides?.groups) {
    const { from = '', to = '', year: at = '' } = sides.groups
    const times = { from: `${monthOf(from, undefined)}/${at}`, to: `${monthOf(to, undefined)}/${at}`, isCurrent: false }
    return { times, rest: without(text, sides[0]), isRange: true }
  }
  const found = range.exec(text)
  if (found?.groups) {
    const from = dateOf(found.groups, 'a')
    const to = dateOf(found.groups, 'b')
    const isCurrent = found.groups['now'] !== undefined
    if (from !== null && (isCurrent || (to !== null && !(to.includes('/') && earlierThan(to, from)))))
      return { times: { from, to, isCurrent }, rest: withoutRanges(without(text, found[0])), isRange: true }
  }
  const ended = shortEnd.exec(text)?.groups
  const to = ended && Number(`${ended['from']?.slice(0, 2)}${ended['to']}`)
  return ended && to && to >= Number(ended['from'])
    ? {
        times: { from: ended['from'] ?? '', to: String(to), isCurrent: false },
        rest: without(text, shortEnd.exec(text)?.[0] ?? ''),
        isRange: true,
      }
    : null
}

const yearLike = /(?:19|20)\d{2}|[’'‘`]\d{2}|\d[/.]\d{2}|\b\d{2}\b/

/** The lines of a resume that name times are short; longer ones tell a story. */
const longestTimes = 200

export function findTimes(text: string): FoundTimes | null {
  if (text.length > longestTimes || !yearLike.test(text)) return null
  const found = findRange(text)
  if (found) return found
  for (const pattern of [since, open]) {
    const begun = pattern.exec(text)
    const from = begun?.groups ? dateOf(begun.groups, 'a') : null
    if (begun && from !== null)
      return { times: { from, to: null, isCurrent: true }, rest: without(text, begun[0]), isRange: true }
  }
  return null
}

export function findDate(
  text: string,
): { readonly date: string; readonly rest: string; readonly isWhole: boolean } | null {
  if (text.length > longestTimes || !yearLike.test(text)) return null
  const found = single.exec(text)
  const date = found?.groups ? dateOf(found.groups, 'a') : null
  if (!found || date === null) return null
  const rest = without(text, found[0])
  return { date, rest, isWhole: found[0].length > 4 || rest === '' }
}

export function toFormMonth(text: string): string {
  const tidy = text.trim()
  const known = parseMonth(tidy)
  if (known !== null) return `${Number(known.slice(5))}/${known.slice(0, 4)}`
  const found = findDate(tidy)
  return found && !/\p{L}{3}/u.test(found.rest) ? found.date : tidy
}

const duration = /^\(?(?:about )?\d{1,2}\+? (?:years?|yrs?|months?|mos?)\b[\d a-z,.]{0,20}\)?$/i

export const isDuration = (text: string): boolean => duration.test(text)
