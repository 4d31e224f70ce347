import { toWords } from '../draw/names.ts'
import type { ChartState } from '../draw/extract.ts'
import { resolveActionNames, type StepPair, type Versions } from './compare-steps.ts'
import { listStates } from './flow-graph.ts'
import { always, listWords, formatTrigger, quote, getStateSentence } from './flow-words.ts'
import { listInternalActions } from './observable-actions.ts'

type Note = { readonly what: string; readonly when: string }

type Lists = { readonly was: ReadonlyArray<string>; readonly is: ReadonlyArray<string> }

const clean = (done: string) => quote(toWords(done.replace(/^(?:on (?:entry|exit): |calls )/, '')))

function formatInnerChange({ was, is }: Lists): string | null {
  const come = is.filter((each) => !was.includes(each)).map(clean)
  const gone = was.filter((each) => !is.includes(each)).map(clean)
  const be = (names: ReadonlyArray<string>) => (names.length > 1 ? 'are' : 'is')
  if (come.length > 0 && gone.length > 0) return `${listWords(come)} ${be(come)} done instead of ${listWords(gone)}`
  if (come.length > 0) return `${listWords(come)} ${be(come)} done now`
  return gone.length > 0 ? `${listWords(gone)} ${be(gone)} no longer done` : null
}

function noteStep(versions: Versions, { before: one, now: other }: StepPair): ReadonlyArray<Note> {
  const { before, now } = versions
  const listInnerNames = (step: StepPair['now'], side: 'before' | 'now') =>
    step ? listInternalActions(versions[side], resolveActionNames(versions, step, side)) : []
  const what = formatInnerChange({ was: listInnerNames(one, 'before'), is: listInnerNames(other, 'now') })
  const occasion = other ? formatTrigger(now, other) : one ? formatTrigger(before, one) : ''
  if (what !== null) return [{ what, when: `when ${occasion}` }]
  if (!one || !other || before.details[one.id]?.given === now.details[other.id]?.given) return []
  return [{ what: 'what is handed on is different', when: `when ${occasion}` }]
}

function noteState(versions: Versions, one: ChartState, other: ChartState): ReadonlyArray<Note> {
  const { before, now } = versions
  const what = formatInnerChange({
    was: listInternalActions(before, one.does),
    is: listInternalActions(now, other.does),
  })
  const sentence = getStateSentence(now, other.id)
  return what === null ? [] : [{ what, when: sentence === always ? sentence : `while ${sentence}` }]
}

const maxOccasions = 2

const joinNotes = (notes: ReadonlyArray<Note>): ReadonlyArray<string> =>
  [...Map.groupBy(notes, ({ what }) => what)].map(([what, group]) => {
    const occasions = [...new Set(group.map(({ when }) => when))]
    const more = occasions.length - maxOccasions
    const named = occasions.slice(0, maxOccasions).join(', and ')
    return `${what} ${named}${more > 0 ? `, and in ${more} more ${more === 1 ? 'case' : 'cases'}` : ''}`
  })

const nameInside = (name: string) =>
  name.replace(/^(\w+) (.*)$/, (_, kind: string, own: string) => `${kind} ${quote(toWords(own))}`)

export function listInside(versions: Versions, steps: ReadonlyArray<StepPair>): ReadonlyArray<string> {
  const { before, now, pairs } = versions
  const states = new Map(listStates(now).map((state) => [state.id, state]))
  const stateChanges = listStates(before).flatMap((one) => {
    const other = states.get(pairs.toNew.get(one.id) ?? '')
    return other ? noteState(versions, one, other) : []
  })
  const written = Object.entries(now.inside).flatMap(([name, code]) =>
    before.inside[name] === undefined || before.inside[name] === code
      ? []
      : [`${nameInside(name)} is written differently`],
  )
  return [...joinNotes([...steps.flatMap((pair) => noteStep(versions, pair)), ...stateChanges]), ...written]
}
