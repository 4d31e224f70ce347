import type { Aspect } from './compare-steps.ts'

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
  lines.map((line) => line.replace(/(it stays so|by itself): .*/, '$1'))

const keyOf = ({ kinds, when, transitions, before, now, given, steps }: Story) => {
  const place = when === null ? (steps.at(-1)?.leadsTo ?? given) : ''
  return JSON.stringify([kinds, when, place, withoutRest(before), withoutRest(now), when === null ? transitions : null])
}

const restOf = ({ given, steps }: Story) => steps.findLast(({ leadsTo }) => leadsTo !== null)?.leadsTo ?? given

const unique = (words: ReadonlyArray<string>) => [...new Set(words)]

/** Stories that end in the same difference become one, the shortest, which names the other states. */
export function joinStories(stories: ReadonlyArray<Story>): ReadonlyArray<Story> {
  return [...Map.groupBy(inOrder(stories), keyOf).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const also = unique(group.map(restOf)).filter((state) => state !== restOf(first))
    return [{ ...first, also }]
  })
}
