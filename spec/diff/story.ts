import type { Aspect } from './compare-steps.ts'
import { always } from './flow-words.ts'

export type Kind = Aspect | 'state' | 'start'

/** `when` is null for an automatic step, whose guard is `where`; `leadsTo` is null when the state does not change. */
export type StoryStep = { readonly when: string | null; readonly where: string | null; readonly leadsTo: string | null }

/** `when` is null where the state itself differs. `also`: other states with the same difference. */
export type Story = {
  readonly kinds: ReadonlyArray<Kind>
  readonly given: string
  readonly steps: ReadonlyArray<StoryStep>
  readonly when: string | null
  readonly or: ReadonlyArray<string>
  readonly before: ReadonlyArray<string>
  readonly now: ReadonlyArray<string>
  readonly also: ReadonlyArray<string>
  readonly requirements: ReadonlyArray<string>
  readonly sentences: ReadonlyArray<string>
  readonly transitions: { readonly before: string | null; readonly now: string | null }
}

const ranks: ReadonlyArray<Kind> = ['start', 'elsewhere', 'went', 'came', 'guard', 'time', 'order', 'actions', 'state']

const getRank = ({ kinds }: Story) => Math.min(...kinds.map((kind) => ranks.indexOf(kind)))

export const inOrder = (stories: ReadonlyArray<Story>): ReadonlyArray<Story> =>
  stories.toSorted((one, other) => one.steps.length - other.steps.length || getRank(one) - getRank(other))

const stripRestingState = (lines: ReadonlyArray<string>) =>
  lines.map((line) => line.replace(/(it stays so|by itself): .*?(?= \(on the way|$)/, '$1'))

const normalizeLines = (lines: ReadonlyArray<string>) =>
  stripRestingState(lines)
    .map((line) => line.replace(/^(?:nothing happens, and |the same as when .*: )(?=it stays so$)/, ''))
    .join('\n')

export const isNoticed = ({ before, now }: Pick<Story, 'before' | 'now'>) =>
  normalizeLines(before) !== normalizeLines(now)

const getStoryKey = ({ kinds, when, transitions, before, now, given, steps }: Story) => {
  const place = when === null ? (steps.at(-1)?.leadsTo ?? given) : ''
  return JSON.stringify([
    kinds,
    when,
    place,
    stripRestingState(before),
    stripRestingState(now),
    when === null ? transitions : null,
  ])
}

const unique = (words: ReadonlyArray<string>) => [...new Set(words)]

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

export const getRestingState = ({ given, steps }: Pick<Story, 'given' | 'steps'>) =>
  steps.findLast(({ leadsTo }) => leadsTo !== null)?.leadsTo ?? given

const fewestStates = 3

export function joinStories(stories: ReadonlyArray<Story>, rests: ReadonlySet<string>): ReadonlyArray<Story> {
  const joined = [...Map.groupBy(inOrder(stories), getStoryKey).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const also = unique(group.map(getRestingState)).filter((state) => state !== getRestingState(first))
    const isEverywhere =
      first.when !== null && rests.size >= fewestStates && rests.isSubsetOf(new Set([getRestingState(first), ...also]))
    if (!isEverywhere) return [{ ...first, also }]
    const lines = { before: stripRestingState(first.before), now: stripRestingState(first.now) }
    const sentences = first.sentences.filter((sentence) => sentence !== getRestingState(first))
    return [{ ...first, ...lines, sentences, given: always, steps: [], also: [] }]
  })
  return joinOccasions(joined)
}
