import type { Rows } from '#contract/entities.ts'
import { openSource, type Source, type SourceName } from './site-search.ts'

/** Makes the rows of a source ready to be searched. */
export type OpenSource = <Name extends SourceName>(name: Name, rows: Rows[Name]) => Source

/** Opens each list of rows once, as long as somebody has it: opening takes many times as long as a search. */
export function keepSources(): OpenSource {
  const opened = new WeakMap<object, Source>()
  return (name, rows) => {
    const source = opened.get(rows) ?? openSource(name, rows)
    opened.set(rows, source)
    return source
  }
}
