import type { BrowserVisit } from '../worlds/browser-visit.ts'
import type { AttachmentJourney } from './journey.ts'
export const attachmentInBrowser = (_: BrowserVisit): AttachmentJourney => ({}) as AttachmentJourney
