import { sayChanged } from '../results/changed-since.ts'
import type { RecordedExample } from './records.ts'

export type Place = { readonly title: string; readonly file: string; readonly line: number }

export type Taker = Place & { readonly stale?: string }

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
