import type { Rows } from '#contract/entities.ts'
import { foldText } from '../text/fold-text.ts'
import { scoreWeights } from '../search/keyword-score.ts'
import { scoreAll } from '../search/score-documents.ts'
import { buildSearchIndex, type SearchDocument, type SearchIndex } from '../search/search-index.ts'
import type { SourceName } from './source-names.ts'
import { siteSearchTexts } from './site-search-text.ts'

/** One kind of row, made ready to be searched. Plain data: it can be cloned into a worker. */
export type Source<Name extends SourceName = SourceName> = {
  readonly name: Name
  readonly rows: Rows[Name]
  readonly index: SearchIndex
  /** Where the pieces of each row start in the index; one more for the end. */
  readonly starts: Uint32Array
}

/** A row that was found: its place among the rows of its source, and the piece of it that says most. */
export type Hit = {
  readonly name: SourceName
  readonly at: number
  readonly piece: number
  readonly score: number
}

/** What a score counts for a kind: static pages count twice, before the threshold is asked (J5-47, J5-53). */
const weightOf = (name: SourceName) => (name === 'SitePage' ? 2 : 1)

/** Reads the rows of a source once, so that every search after it is quick. */
export function openSource<Name extends SourceName>(name: Name, rows: Rows[Name]): Source<Name> {
  const read = siteSearchTexts[name] as (row: Rows[Name][number]) => ReadonlyArray<SearchDocument>
  const pieces = rows.map(read)
  const starts = new Uint32Array(rows.length + 1)
  for (const [at, documents] of pieces.entries()) starts[at + 1] = starts[at]! + documents.length
  return { name, rows, index: buildSearchIndex(pieces.flat()), starts }
}

function hitOf({ name, starts }: Source, at: number, scores: Float64Array): Hit {
  let score = 0
  let best = starts[at]!
  for (let piece = best; piece < starts[at + 1]!; piece++) {
    score += scores[piece]!
    if (scores[piece]! > scores[best]!) best = piece
  }
  return { name, at, piece: best - starts[at]!, score: score * weightOf(name) }
}

const everything = ({ name, rows }: Source): ReadonlyArray<Hit> =>
  rows.map((_, at) => ({ name, at, piece: 0, score: 0 }))

function hitsIn(source: Source, words: string): ReadonlyArray<Hit> {
  const scores = scoreAll(source.index, words)
  if (scores === null) return everything(source)
  return source.rows.map((_, at) => hitOf(source, at, scores)).filter(({ score }) => score >= scoreWeights.minimum)
}

/**
 * Searches the sources that are here, the best first; equal scores keep the order of the sources and of their rows
 * (J5-37 to J5-48). Without words it is everything in that order (J5-39).
 */
export function searchSite(sources: ReadonlyArray<Source>, words: string): ReadonlyArray<Hit> {
  const hits = sources.flatMap((source) => hitsIn(source, words))
  return foldText(words) === '' ? hits : hits.toSorted((a, b) => b.score - a.score)
}
