import type { Rows } from '#contract/entities.ts'
import { openSource, type Source } from './site-search.ts'
import type { SourceName } from './source-names.ts'

/** Makes the rows of a source ready to be searched. */
export type OpenSource = <Name extends SourceName>(name: Name, rows: Rows[Name]) => Source

/** The sources that were opened, each as long as somebody has its rows. */
export type Sources = WeakMap<object, Source>

/** Opens each list of rows once, as long as somebody has it: opening takes many times as long as a search. */
export function keepSources(opened: Sources = new WeakMap()): OpenSource {
  return (name, rows) => {
    const source = opened.get(rows) ?? openSource(name, rows)
    opened.set(rows, source)
    return source
  }
}
