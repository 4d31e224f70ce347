import { readFileSync } from 'node:fs'
import { parseTsv } from '../tsv.ts'

/** Which part of a visit a happening comes from. */
export const kinds = {
  visit: 'What she does in the same visit',
  tab: 'What is done in another tab of her browser',
  firm: 'What the firm changes meanwhile',
  way: 'What becomes of the connection and the device',
} as const

export type Kind = keyof typeof kinds

/** Something that may come between. `touches` is the topic of the states that it meets. */
export type Happening = {
  readonly name: string
  readonly kind: string
  readonly touches: string
  /** What happens, as a step says it after "When". */
  readonly sentence: string
}

/** A state of a flow in which something is at stake, and the topics of what can come between. */
export type Stake = {
  readonly flow: string
  readonly state: string
  readonly topics: ReadonlyArray<string>
  /** What could be lost or become untrue, in a few words. */
  readonly what: string
}

/** Where it is said what comes of a happening in a state: the title of an example, or the sentence of a rule. */
export type Answer = {
  readonly flow: string
  readonly state: string
  readonly happening: string
  readonly feature: string
  readonly says: string
  readonly line: number
}

export type Tables = {
  readonly happenings: ReadonlyArray<Happening>
  readonly stakes: ReadonlyArray<Stake>
  readonly answers: ReadonlyArray<Answer>
}

export const folder = 'docs/crossings'

export const parseHappenings = (text: string): ReadonlyArray<Happening> =>
  parseTsv(text).map(({ cells: [name = '', kind = '', touches = '', sentence = ''] }) => ({
    name,
    kind,
    touches,
    sentence,
  }))

export const parseStakes = (text: string): ReadonlyArray<Stake> =>
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

const textOf = (name: string) => readFileSync(`${folder}/${name}.tsv`, 'utf8')

/** The three tables of docs/crossings. */
export const readTables = (): Tables => ({
  happenings: parseHappenings(textOf('happenings')),
  stakes: parseStakes(textOf('stakes')),
  answers: parseAnswers(textOf('answers')),
})
