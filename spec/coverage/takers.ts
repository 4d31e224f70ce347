import { formatChangedParts } from '../results/changed-since.ts'
import type { RecordedExample } from './records.ts'

export type Place = { readonly title: string; readonly file: string; readonly line: number }

export type TakingExample = Place & { readonly stale?: string }

export const parseFlowStem = (transition: string) =>
  (/^\w+/.exec(transition)?.[0] ?? '').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

type TitledExample = Pick<RecordedExample, 'title' | 'row' | 'file' | 'line'>

export const toExampleLocation = ({ title, row, file, line }: TitledExample): Place => ({
  title: row === '' ? title : `${title} (${row})`,
  file,
  line,
})

export const toTaker = (example: RecordedExample): TakingExample => {
  const changed = example.changed ?? []
  return { ...toExampleLocation(example), ...(changed.length > 0 && { stale: formatChangedParts(changed) }) }
}
