import type { AddressSyncEvent } from '#machines/address-sync.machine.ts'
import type { SiteSearchEvent } from '#machines/site-search.machine.ts'

type Changed = Extract<AddressSyncEvent, { type: 'search.changed' }>

export const wordsIn = (query: string) => new URLSearchParams(query).get('q') ?? ''

export const eventOf = ({ query, isTyping }: Changed): SiteSearchEvent => ({
  type: isTyping ? 'words.changed' : 'search.submitted',
  words: wordsIn(query),
})
