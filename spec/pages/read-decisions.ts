import { basename } from 'node:path'
import { idShape } from '../requirements.ts'
import { readSources } from '../files.ts'

export type Decision = {
  readonly stem: string
  readonly file: string
  readonly number: number
  readonly title: string
  readonly text: string
  readonly ids: ReadonlyArray<string>
}

const ids = new RegExp(`\\b${idShape}\\b`, 'g')

export const findRequirementIds = (text: string): ReadonlyArray<string> => [
  ...new Set([...text.matchAll(ids)].map(([id]) => id)),
]

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
      ids: findRequirementIds(text),
    }
  })
