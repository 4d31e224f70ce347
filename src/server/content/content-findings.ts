import type { ContentName } from '#contract/entity-names.ts'
import { pluralize } from '#domain/text/pluralize.ts'
import { plainText } from '#domain/text/plain-text.ts'
import type { HtmlCounts } from './html-counts.ts'
import { findDoubts, type DoubtKind } from './row-doubts.ts'
import type { SanitizedField, SanitizedRow } from './sanitize-fields.ts'

type FieldKind = keyof HtmlCounts | 'emptied' | 'plainMarkup'

type FindingKind = FieldKind | DoubtKind

/** In the order in which they are told: what is lost, what looks wrong, what was repaired. */
const words: Readonly<Record<FindingKind, string>> = {
  emptied: 'none of the text can be shown',
  images: 'pictures are left out; the words that describe them stay',
  frames: 'frames and videos are left out',
  scripts: 'scripts are left out',
  fields: 'form fields are left out',
  lostLinks: 'links to addresses that visitors cannot open become text',
  cuts: 'a tag is never closed; the words around it stay',
  openComments: 'a comment is never closed, and what follows it is left out',
  openElements: 'an element is never closed, and what follows it is left out',
  relativeLinks: 'links without https:// or / at the beginning lead to a page of this site',
  halfPlace: 'a city without a state, or a state without a city',
  noPlace: 'this is not the name of a place',
  future: 'the date is in the future, so the job is shown as a new listing until then',
  midnight: 'midnight UTC is the evening before west of Greenwich; write a whole day without an hour',
  longTitle: 'the title is longer than 120 characters',
  noText: 'the job has a title and no text',
  phone: 'the phone number does not have ten digits',
  escaped: 'HTML that was escaped is read as HTML',
  lines: 'line ends become lines and paragraphs',
  lists: 'typed bullets and loose items become lists',
  blocks: 'unsupported blocks become paragraphs and headings',
  links: 'links get the https:// or mailto: that they lack',
  plainMarkup: 'tags and character references become plain text',
}

export type Finding = { readonly kind: FindingKind; readonly field: string; readonly number: number }

function listFieldKinds({ given, text, isHtml, counts }: SanitizedField): ReadonlyArray<FieldKind> {
  if (!isHtml) return given === text ? [] : ['plainMarkup']
  if (given.trim() === '') return []
  const isEmptied = plainText(text) === '' && (plainText(given) !== '' || counts.images + counts.frames > 0)
  const found = (Object.keys(counts) as (keyof HtmlCounts)[]).filter((kind) => counts[kind] > 0)
  return isEmptied ? ['emptied', ...found] : found
}

export function findInRow<Name extends ContentName>(
  name: Name,
  { row, fields }: SanitizedRow<Name>,
  { number, now }: { readonly number: number; readonly now: number },
): ReadonlyArray<Finding> {
  const ofFields = fields.flatMap((field) =>
    listFieldKinds(field).map((kind) => ({ kind, field: field.field, number })),
  )
  return [...ofFields, ...findDoubts(name, row, now).map((doubt) => ({ ...doubt, number }))]
}

const maxShown = 5

function formatNumbers(numbers: ReadonlyArray<number>) {
  if (numbers.length === 1) return `row ${numbers[0]}`
  const shown = numbers.slice(0, maxShown).join(', ')
  const left = numbers.length - maxShown
  return `${pluralize(numbers.length, 'row')}: ${shown}${left > 0 ? ` and ${left} more` : ''}`
}

/** One line for a kind and a field, however many rows have it. */
export function describeFindings(file: string, findings: ReadonlyArray<Finding>): ReadonlyArray<string> {
  const byKind = Map.groupBy(findings, ({ kind }) => kind)
  return (Object.keys(words) as FindingKind[]).flatMap((kind) => {
    const byField = Map.groupBy(byKind.get(kind) ?? [], ({ field }) => field)
    return [...byField].map(
      ([field, all]) => `${file}, ${field}: ${words[kind]} (${formatNumbers(all.map(({ number }) => number))})`,
    )
  })
}
