import type { Rows } from '#contract/entities.ts'
import { foldText } from '../text/fold-text.ts'
import { scoreWeights } from '../search/keyword-score.ts'
import { scoreAll } from '../search/score-documents.ts'
import { buildSearchIndex, type SearchDocument, type SearchIndex } from '../search/search-index.ts'
import type { SourceName } from './source-names.ts'
import { siteSearchTexts } from './site-search-text.ts'

export type Source<Name extends SourceName = SourceName> = {
  readonly name: Name
  readonly rows: Rows[Name]
  readonly index: SearchIndex
  readonly starts: Uint32Array
}

export type Hit = {
  readonly name: SourceName
  readonly at: number
  readonly piece: number
  readonly score: number
}

/** Static pages count twice, before the threshold applies (J5-47, J5-53). */
const sourceWeight = (name: SourceName) => (name === 'SitePage' ? 2 : 1)

export function openSource<Name extends SourceName>(name: Name, rows: Rows[Name]): Source<Name> {
  const read = siteSearchTexts[name] as (row: Rows[Name][number]) => ReadonlyArray<SearchDocument>
  const pieces = rows.map(read)
  const starts = new Uint32Array(rows.length + 1)
  for (const [at, documents] of pieces.entries()) starts[at + 1] = starts[at]! + documents.length
  return { name, rows, index: buildSearchIndex(pieces.flat()), starts }
}

function createHit({ name, starts }: Source, at: number, scores: Float64Array): Hit {
  let score = 0
  let best = starts[at]!
  for (let piece = best; piece < starts[at + 1]!; piece++) {
    score += scores[piece]!
    if (scores[piece]! > scores[best]!) best = piece
  }
  return { name, at, piece: best - starts[at]!, score: score * sourceWeight(name) }
}

const listAllHits = ({ name, rows }: Source): ReadonlyArray<Hit> =>
  rows.map((_, at) => ({ name, at, piece: 0, score: 0 }))

function findHits(source: Source, words: string): ReadonlyArray<Hit> {
  const scores = scoreAll(source.index, words)
  if (scores === null) return listAllHits(source)
  return source.rows.map((_, at) => createHit(source, at, scores)).filter(({ score }) => score >= scoreWeights.minimum)
}

export function searchSite(sources: ReadonlyArray<Source>, words: string): ReadonlyArray<Hit> {
  const hits = sources.flatMap((source) => findHits(source, words))
  return foldText(words) === '' ? hits : hits.toSorted((a, b) => b.score - a.score)
}

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
