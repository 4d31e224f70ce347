import type { Rows } from '#contract/entities.ts'
import { openSource, type Source } from './site-search.ts'
import type { SourceName } from './source-names.ts'

export type OpenSource = <Name extends SourceName>(name: Name, rows: Rows[Name]) => Source

export type Sources = WeakMap<object, Source>

/** Cached by the identity of `rows`: indexing takes far longer than a search. */
export function cacheSources(opened: Sources = new WeakMap()): OpenSource {
  return (name, rows) => {
    const source = opened.get(rows) ?? openSource(name, rows)
    opened.set(rows, source)
    return source
  }
}
