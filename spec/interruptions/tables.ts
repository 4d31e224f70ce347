import { readFileSync } from 'node:fs'
import { parseTsv } from '../files.ts'

export const kinds = {
  visit: 'What she does in the same visit',
  tab: 'What is done in another tab of her browser',
  firm: 'What the firm changes meanwhile',
  way: 'What becomes of the connection and the device',
} as const

export type Kind = keyof typeof kinds

export type ConcurrentEvent = {
  readonly name: string
  readonly kind: string
  readonly touches: string
  readonly sentence: string
}

export type AtRiskState = {
  readonly flow: string
  readonly state: string
  readonly topics: ReadonlyArray<string>
  readonly what: string
}

/** `says` is the exact title of an example or sentence of a rule. */
export type Answer = {
  readonly flow: string
  readonly state: string
  readonly happening: string
  readonly feature: string
  readonly says: string
  readonly line: number
}

export type Tables = {
  readonly happenings: ReadonlyArray<ConcurrentEvent>
  readonly stakes: ReadonlyArray<AtRiskState>
  readonly answers: ReadonlyArray<Answer>
}

export const folder = 'docs/crossings'

export const parseHappenings = (text: string): ReadonlyArray<ConcurrentEvent> =>
  parseTsv(text).map(({ cells: [name = '', kind = '', touches = '', sentence = ''] }) => ({
    name,
    kind,
    touches,
    sentence,
  }))

export const parseStakes = (text: string): ReadonlyArray<AtRiskState> =>
  parseTsv(text).map(({ cells: [flow = '', state = '', topics = '', what = ''] }) => ({
    flow,
    state,
    topics: topics.split(' '),
    what,
  }))

export const parseAnswers = (text: string): ReadonlyArray<Answer> =>
  parseTsv(text).map(({ cells: [flow = '', state = '', happening = '', feature = '', says = ''], line }) => ({
    flow,
    state,
    happening,
    feature,
    says,
    line,
  }))

const readTableText = (name: string) => readFileSync(`${folder}/${name}.tsv`, 'utf8')

export const readTables = (): Tables => ({
  happenings: parseHappenings(readTableText('happenings')),
  stakes: parseStakes(readTableText('stakes')),
  answers: parseAnswers(readTableText('answers')),
})
