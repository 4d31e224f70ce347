import { basename } from 'node:path'
import { idShape } from '../mention.ts'
import { readSources } from '../read-sources.ts'

/** A decision of docs/decisions; `stem` is the name of its file, `number` what others call it by. */
export type Decision = {
  readonly stem: string
  readonly file: string
  readonly number: number
  readonly title: string
  readonly text: string
  readonly ids: ReadonlyArray<string>
}

const ids = new RegExp(`\\b${idShape}\\b`, 'g')

/** The requirements that a text names, each once. */
export const idsIn = (text: string): ReadonlyArray<string> => [...new Set([...text.matchAll(ids)].map(([id]) => id))]

/** Every decision, in the order of their numbers. */
export const readDecisions = (): ReadonlyArray<Decision> =>
  readSources('docs/decisions/*.md').map(({ file, text }) => {
    const [heading = '', ...rest] = text.split('\n')
    const stem = basename(file, '.md')
    const title = heading.replace(/^# (?:\d+\. )?/, '')
    return {
      stem,
      file,
      number: Number.parseInt(stem, 10),
      title,
      text: rest.join('\n'),
      ids: idsIn(text),
    }
  })
