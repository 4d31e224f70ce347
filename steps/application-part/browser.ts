import type { BrowserVisit } from '../worlds/browser-visit.ts'
import type { ApplicationPartJourney } from './journey.ts'

export const applicationPartInBrowser = (_: BrowserVisit): ApplicationPartJourney => {
  throw new Error('later')
}
