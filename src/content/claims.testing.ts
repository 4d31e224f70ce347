import { facts } from './facts.ts'

/** `pattern` must have exactly one group: the claim. */
type Claim = { readonly about: string; readonly pattern: RegExp; readonly truths: ReadonlyArray<string> }

const digits = String.raw`(?<![-\d])\d[\d,]*`
const tens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const units =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|nineteen'
const count = String.raw`\b(${digits}|(?:${units}|${tens})(?:[ -](?:${units}|hundred|thousand))*)`
const many = String.raw`\b(\d{3,}|\d+,\d{3}|(?:${units}) (?:hundred|thousand))`
const year = String.raw`\b((?:19|20)\d\d)\b`
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'

const kinds: ReadonlyArray<readonly [about: string, pattern: string, ...truths: ReadonlyArray<string | number>]> = [
  ['employees', String.raw`${many}\s?\+?\s(?:employees|of us\b)`, facts.employees],
  ['owners', String.raw`${many} owners`, facts.ownersMoreThan],
  ['offices', String.raw`${count}\s?\+?\s(?:offices(?! on)|locations)\b`, facts.offices.count, facts.offices.written],
  ['states with offices', String.raw`offices in ${count} states`, facts.offices.states],
  ['the day of founding', String.raw`\b((?:${months}) \d{1,2}, 1973)`, facts.founded.day],
  ['the month of founding', String.raw`\b((?:${months}) 1973)`, facts.founded.month],
  ['the year of founding', String.raw`\b(?:founded|rented a room)\b[^.]{0,40}?${year}`, facts.founded.year],
  ['the year when the firm turned fifty', String.raw`\bIn ${year} [\w ]{2,30} turned fifty`, facts.fiftiethYear],
  ['founders', String.raw`${count} analysts (?:rented|with one|and one)`, facts.founded.by],
  ['founders in other words', String.raw`\bWe were ${count} people once`, facts.founded.by],
  ['owned since', String.raw`\bto (?:its|the) employees\b[^.]{0,40}? since ${year}`, facts.ownedSince],
  ['since a year', String.raw`\bsince ${year}`, facts.founded.year, facts.ownedSince, facts.methodsSince],
  ['cabinets', String.raw`${count} cabinets?\b`, facts.library.cabinets],
  [
    'the oldest report',
    String.raw`\b(?:oldest report|reaches back to|carbon copy)\b[^.]{0,30}?${year}`,
    facts.library.oldestReport,
  ],
  ['methods published since', String.raw`\bmethods\b[^.]{0,30}? since ${year}`, facts.methodsSince],
  [
    'work of repeat clients',
    String.raw`${count} ?(?:%|percent) of our work`,
    facts.repeatClients.percent,
    facts.repeatClients.written,
  ],
  ['the share of the employees', String.raw`${count} ?(?:%|percent) Employee-owned`, facts.ownedPercent],
  ['the wait for shares', String.raw`stock ownership plan: ${count}-year wait`, facts.plans.stockWait],
  ['the wait for the pension', String.raw`pension: ${count}-year wait`, facts.plans.pensionWait],
  ['the vesting of the pension', String.raw`pension: 1-year wait, ${count}-year vesting`, facts.plans.pensionVesting],
  ['the time until an answer', String.raw`\bwithin (\w+ business days)`, facts.answerWithin],
  ['the street of headquarters', String.raw`${count} Larch Ridge Boulevard`, facts.founded.year],
]

const claims: ReadonlyArray<Claim> = kinds.map(([about, pattern, ...truths]) => ({
  about,
  pattern: new RegExp(pattern, 'gi'),
  truths: truths.map(String),
}))

const plain = (said: string) => (/^[\d,]+$/.test(said) ? said.replaceAll(',', '') : said.toLowerCase())

export const findFalseClaims = (text: string): ReadonlyArray<string> =>
  claims.flatMap(({ about, pattern, truths }) =>
    [...text.matchAll(pattern)].flatMap(([words, said = '']) =>
      truths.some((truth) => plain(truth) === plain(said)) ? [] : [`${about}: ${words}`],
    ),
  )

export const listClaimTopics = (text: string): ReadonlyArray<string> =>
  claims.filter(({ pattern }) => text.search(pattern) !== -1).map(({ about }) => about)

export const factKinds: ReadonlyArray<string> = claims.map(({ about }) => about)
