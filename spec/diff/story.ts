import type { Aspect } from './compare-steps.ts'
import { always } from './flow-words.ts'

/** In what two versions differ at the end of a story: in a step, or in what a state itself does, marks or says. */
export type Kind = Aspect | 'state' | 'start'

/**
 * One thing that happens, and where the flow is after it. `when` is null where it goes on by itself, `where` the guard that
 * lets it; `leadsTo` is null when it stays where it was.
 */
export type Told = { readonly when: string | null; readonly where: string | null; readonly leadsTo: string | null }

/**
 * The shortest way to something that two versions do differently, in sentences. `when` is null where the difference is in
 * the state itself. `also` are other states of which the same is true. `requirements` are ids, `sentences` those of the
 * states that it touches; `transitions` are the ids in the old version and the new.
 */
export type Story = {
  readonly kinds: ReadonlyArray<Kind>
  readonly given: string
  readonly steps: ReadonlyArray<Told>
  readonly when: string | null
  /** What else may happen there instead, with the same difference. */
  readonly or: ReadonlyArray<string>
  readonly before: ReadonlyArray<string>
  readonly now: ReadonlyArray<string>
  readonly also: ReadonlyArray<string>
  readonly requirements: ReadonlyArray<string>
  readonly sentences: ReadonlyArray<string>
  readonly transitions: { readonly before: string | null; readonly now: string | null }
}

/** What a reader asks first: whither it leads, then whether it happens at all, then what else it does. */
const ranks: ReadonlyArray<Kind> = ['start', 'elsewhere', 'went', 'came', 'guard', 'time', 'order', 'actions', 'state']

const rankOf = ({ kinds }: Story) => Math.min(...kinds.map((kind) => ranks.indexOf(kind)))

/** Stories in the order in which they are told: the shortest first, and of those what weighs most. */
export const inOrder = (stories: ReadonlyArray<Story>): ReadonlyArray<Story> =>
  stories.toSorted((one, other) => one.steps.length - other.steps.length || rankOf(one) - rankOf(other))

/** Where a step changes nothing, the sentence of the state says only where it happens. */
const withoutRest = (lines: ReadonlyArray<string>) =>
  lines.map((line) => line.replace(/(it stays so|by itself): .*?(?= \(on the way|$)/, '$1'))

const asRest = (lines: ReadonlyArray<string>) =>
  withoutRest(lines)
    .map((line) => line.replace(/^(?:nothing happens, and |the same as when .*: )(?=it stays so$)/, ''))
    .join('\n')

/** Whether anybody outside can tell the old version from the new. */
export const isNoticed = ({ before, now }: Pick<Story, 'before' | 'now'>) => asRest(before) !== asRest(now)

const keyOf = ({ kinds, when, transitions, before, now, given, steps }: Story) => {
  const place = when === null ? (steps.at(-1)?.leadsTo ?? given) : ''
  return JSON.stringify([kinds, when, place, withoutRest(before), withoutRest(now), when === null ? transitions : null])
}

const unique = (words: ReadonlyArray<string>) => [...new Set(words)]

/** Stories that differ in what happens last alone become one that names each of it. */
function joinOccasions(stories: ReadonlyArray<Story>): ReadonlyArray<Story> {
  const groups = Map.groupBy(stories, ({ kinds, given, steps, when, before, now, also }) =>
    JSON.stringify([kinds, given, steps, when === null, before, now, also]),
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const all = [first, ...others]
    return [
      {
        ...first,
        or: others.flatMap(({ when }) => when ?? []),
        requirements: unique(all.flatMap(({ requirements }) => requirements)),
        sentences: unique(all.flatMap(({ sentences }) => sentences)),
      },
    ]
  })
}

/** Where a story has come to before its last step, by the sentence. */
export const restOf = ({ given, steps }: Pick<Story, 'given' | 'steps'>) =>
  steps.findLast(({ leadsTo }) => leadsTo !== null)?.leadsTo ?? given

/** From here on a difference that is the same in every state is told of none. */
const fewestStates = 3

/**
 * Stories that end in the same difference become one, the shortest, which names the other states; where these are all
 * states in which a flow rests, `rests` by their sentences, it names none.
 */
export function joinStories(stories: ReadonlyArray<Story>, rests: ReadonlySet<string>): ReadonlyArray<Story> {
  const joined = [...Map.groupBy(inOrder(stories), keyOf).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const also = unique(group.map(restOf)).filter((state) => state !== restOf(first))
    const isEverywhere =
      first.when !== null && rests.size >= fewestStates && rests.isSubsetOf(new Set([restOf(first), ...also]))
    if (!isEverywhere) return [{ ...first, also }]
    const lines = { before: withoutRest(first.before), now: withoutRest(first.now) }
    const sentences = first.sentences.filter((sentence) => sentence !== restOf(first))
    return [{ ...first, ...lines, sentences, given: always, steps: [], also: [] }]
  })
  return joinOccasions(joined)
}
