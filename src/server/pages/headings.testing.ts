import { plainText } from '#domain/text/plain-text.ts'

export const literalTitles: Readonly<Record<string, string>> = {
  'Take The Next Step In Your Career': 'J2.2-01',
  'Find Your Fit': 'J2.2-23',
  'Our People / Our Voice': 'J2.2-15',
  'Featured Jobs': 'J2.2-34',
  'Current Opportunities': 'J2.1-07',
  'Could Not Find Job': 'J2.5-15',
  'Account Sign In': 'J2.1-18',
  'About Us': 'C2.1-13',
  'At a Glance': 'C2.12-04',
  "What's New": 'C2.6-11',
  'What We Do': 'C2.6-17',
  'Company Events': 'C2.6-26',
  'Services & Solutions': 'C2.7-01',
  'Cost Research': 'C2.7-05',
  'Data Science': 'C2.7-05',
  'Cost Estimating and Economic Analysis': 'C2.7-05',
  'Financial Management': 'C2.7-05',
  'Earned Value Management': 'C2.7-05',
  'Schedule Management and Analysis': 'C2.7-05',
  'Software Services': 'C2.7-05',
  'Development Operations (DevOps)': 'C2.7-05',
  'Thought Leadership': 'C2.7-05',
  'Our Advantage': 'C2.7-12',
  CONTRACTS: 'C2.8-01',
  'OASIS+': 'C2.8-04',
  'Primary Contract Contact': 'C2.8-31',
  'Alternate Contract Contact': 'C2.8-31',
  'OASIS PM Contact': 'C2.8-31',
  'OASIS CM Contact': 'C2.8-31',
  'General Contract Contact': 'C2.8-31',
  'SeaPort-NxG Points of Contact': 'C2.9-01',
  'SMALL BUSINESS PROGRAM': 'C2.10-01',
  'Point of Contact': 'C2.10-07',
  'Corporate Headquarters': 'C2.11-20',
  'Sharing In The Success': 'C2.12-15',
}

const names = new Set(['Employee Portal', 'Multiple-Award Schedule'])

const properNouns = new Set(['SeaPort-NxG', 'Twitter', 'LinkedIn', 'CCPA', 'X'])

const smallWords = new Set('a an and as at but by for from in into of on or the to with'.split(' '))

type Word = { readonly text: string; readonly isFirst: boolean }

const splitWords = (heading: string): ReadonlyArray<Word> =>
  heading.split(/[\s/&]+/).flatMap((raw, at, all) => {
    const text = raw.replaceAll(/^[(“"]+|[)”".,:;?!…]+$/gu, '')
    return text === '' ? [] : [{ text, isFirst: at === 0 || /[.:?!]$/.test(all[at - 1]!) }]
  })

const begins = (text: string) => /^(?:\d|\p{Lu})/u.test(text)

export const isSentence = (heading: string): boolean =>
  splitWords(heading).every(
    ({ text, isFirst }) =>
      properNouns.has(text) || (!/\p{Lu}/u.test(text.slice(1)) && (/^\d/.test(text) || begins(text) === isFirst)),
  )

export const isTitle = (name: string): boolean =>
  splitWords(name).every(({ text, isFirst }) => begins(text) || (!isFirst && smallWords.has(text)))

export const listHeadings = (html: string): ReadonlyArray<string> =>
  [...html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').matchAll(/<(h[1-3])\b[^>]*>(.*?)<\/\1>/gs)].map(
    ([, , text]) => plainText(text!),
  )

export const wrongHeadings = (headings: ReadonlyArray<string>, known: ReadonlySet<string>): ReadonlyArray<string> =>
  headings.filter(
    (heading) =>
      !(Object.hasOwn(literalTitles, heading) || names.has(heading) || known.has(heading) || isSentence(heading)),
  )
