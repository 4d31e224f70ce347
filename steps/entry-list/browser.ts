import type { BrowserVisit } from '../worlds/browser-visit.ts'
import type { EntryListJourney } from './journey.ts'

export const entryListInBrowser = (_: BrowserVisit): EntryListJourney => {
  throw new Error('later')
}
