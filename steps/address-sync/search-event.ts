import type { AddressSyncEvent } from '#machines/address-sync.machine.ts'
import type { SiteSearchEvent } from '#machines/site-search.machine.ts'

type Changed = Extract<AddressSyncEvent, { type: 'search.changed' }>

/** The words of a query of the search of the site. */
export const wordsIn = (query: string) => new URLSearchParams(query).get('q') ?? ''

/** What a visitor does in the search of the site that changes it like this. */
export const eventOf = ({ query, isTyping }: Changed): SiteSearchEvent => ({
  type: isTyping ? 'words.changed' : 'search.submitted',
  words: wordsIn(query),
})
