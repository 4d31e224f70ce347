import { sayChanged } from '../results/changed-since.ts'
import type { RecordedExample } from './records.ts'

/** Where an example stands; the title of a row of an outline ends with its cells in brackets. */
export type Place = { readonly title: string; readonly file: string; readonly line: number }

/** An example that takes a transition. `stale` is there when something has changed since it ran, and says what. */
export type Taker = Place & { readonly stale?: string }

/** The flow of a transition: its id begins with that of the machine, `shareJob` for `share-job`. */
export const flowOf = (transition: string) =>
  (/^\w+/.exec(transition)?.[0] ?? '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type Titled = Pick<RecordedExample, 'title' | 'row' | 'file' | 'line'>

export const placeOf = ({ title, row, file, line }: Titled): Place => ({
  title: row === '' ? title : `${title} (${row})`,
  file,
  line,
})

export const takerOf = (example: RecordedExample): Taker => {
  const changed = example.changed ?? []
  return { ...placeOf(example), ...(changed.length > 0 && { stale: sayChanged(changed) }) }
}
