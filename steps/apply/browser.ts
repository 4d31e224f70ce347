import type { BrowserVisit } from '../worlds/browser-visit.ts'
import type { ApplyJourney } from './journey.ts'
export const applyInBrowser = (_: BrowserVisit): ApplyJourney => ({}) as ApplyJourney
