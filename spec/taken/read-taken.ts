import {
  readExamplesRecord,
  readPathsRecord,
  type ExamplesRecord,
  type PathsRecord,
  type RecordedExample,
} from './records.ts'

/** Where an example stands; the title of a row of an outline ends with its cells in brackets. */
export type Place = { readonly title: string; readonly file: string; readonly line: number }

/**
 * A transition that an example or a path takes. `flow` is the stem of its machine's file, `transition` its id in the chart:
 * `<id of the state>|<type of the event>|<which of several>`. `isInPaths` tells whether the paths that are made for the
 * screen take it.
 */
export type TakenTransition = {
  readonly flow: string
  readonly transition: string
  readonly examples: ReadonlyArray<Place>
  readonly isInPaths: boolean
}

/** The flow of a transition: its id begins with that of the machine, `shareJob` for `share-job`. */
export const flowOf = (transition: string) =>
  (/^\w+/.exec(transition)?.[0] ?? '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const placeOf = ({ title, row, file, line }: RecordedExample): Place => ({
  title: row === '' ? title : `${title} (${row})`,
  file,
  line,
})

/** Joins what is recorded of examples and of paths, in the order of the ids. */
export function joinTaken(examples: ExamplesRecord, paths: PathsRecord | null): ReadonlyArray<TakenTransition> {
  const inPaths = new Set(paths?.files.flatMap(({ taken }) => taken))
  const byId = Map.groupBy(
    examples.examples.flatMap((example) => example.taken.map((id) => ({ id, example }))),
    ({ id }) => id,
  )
  return [...new Set([...byId.keys(), ...inPaths])].toSorted().map((transition) => ({
    flow: flowOf(transition),
    transition,
    examples: (byId.get(transition) ?? []).map(({ example }) => placeOf(example)),
    isInPaths: inPaths.has(transition),
  }))
}

/**
 * Every transition that an example in memory or a path takes, as far as it is recorded (`out/taken`): those that are not
 * there are taken by neither. Where no paths are recorded, none of them is in paths; `readPathsRecord` tells.
 * @returns null when no run of examples has been recorded yet
 */
export function readTaken(): ReadonlyArray<TakenTransition> | null {
  const examples = readExamplesRecord()
  return examples && joinTaken(examples, readPathsRecord())
}
