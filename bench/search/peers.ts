import type { SearchDocument } from '#domain/search/search-index.ts'
import FlexSearch from 'flexsearch'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'

export type CountMatches = (text: string) => number
export type Peer = { readonly name: string; readonly open: (documents: readonly SearchDocument[]) => CountMatches }

const toRecords = (documents: readonly SearchDocument[]) =>
  documents.map(({ fields }, id) => {
    const [title = '', tracking = ''] = fields
    const [short = '', duties = '', skills = '', education = ''] = fields.slice(-4)
    return { id, title, tracking, names: fields.slice(2, -4).join(' '), short, duties, skills, education }
  })

const fieldNames = ['title', 'tracking', 'names', 'short', 'duties', 'skills', 'education']

const openMiniSearch: Peer['open'] = (documents) => {
  const index = new MiniSearch({ fields: fieldNames, searchOptions: { prefix: true, fuzzy: 0.2 } })
  index.addAll(toRecords(documents))
  return (text) => index.search(text).length
}

const openFlexSearch =
  (limit: (count: number) => number): Peer['open'] =>
  (documents) => {
    const index = new FlexSearch.Document({ tokenize: 'forward', document: { id: 'id', index: fieldNames } })
    for (const record of toRecords(documents)) index.add(record)
    const options = { limit: limit(documents.length), merge: true } as const
    return (text) => index.search(text, options).length
  }

const openFuse: Peer['open'] = (documents) => {
  const index = new Fuse(toRecords(documents), { keys: fieldNames, includeScore: true, ignoreLocation: true })
  return (text) => index.search(text).length
}

export const peers: readonly Peer[] = [
  { name: 'MiniSearch, prefix + fuzzy 0.2', open: openMiniSearch },
  { name: 'FlexSearch, forward, first 100', open: openFlexSearch(() => 100) },
  { name: 'FlexSearch, forward, all', open: openFlexSearch((count) => count) },
  { name: 'Fuse.js', open: openFuse },
]
