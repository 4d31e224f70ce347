import type { AddressSyncEvent } from '#machines/address-sync.machine.ts'
import type { SiteSearchEvent } from '#machines/site-search.machine.ts'

type SearchChangedEvent = Extract<AddressSyncEvent, { type: 'search.changed' }>

export const queryTerms = (query: string) => new URLSearchParams(query).get('q') ?? ''

export const toSearchEvent = ({ query, isTyping }: SearchChangedEvent): SiteSearchEvent => ({
  type: isTyping ? 'words.changed' : 'search.submitted',
  words: queryTerms(query),
})
