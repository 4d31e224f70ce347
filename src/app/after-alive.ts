import type { EntityName } from '#contract/entities.ts'
import { collectPath, reportPath } from '#contract/visit-reports.ts'
import { beacon } from './beacon.ts'
import { countVisits } from './count-visits.ts'
import { isDebugging } from './is-debugging.ts'
import { createErrorLog, watchErrors, wordsOf } from './error-log.ts'
import { announcer } from './notices.ts'
import { needList } from './reference-lists.ts'
import type { Site } from './site.ts'
import { startSystemMessages } from './system-messages.ts'
import { addWatcher } from './watch-transitions.ts'

/** The lists that every visit reads at its start; the others are read on need (C7.2-08, C7.2-09). */
export const readsAtStart: ReadonlyArray<EntityName> = ['WebsiteStat']

type Router = Parameters<typeof countVisits>[0]['router']

const openLog = (window: Window) => createErrorLog(beacon(window, reportPath), () => window.location.pathname)

/** Tells the site's log of an error that kept a page from coming alive (C8-01). */
export const report = (error: unknown, window: Window) => openLog(window).log(wordsOf(error))

/** What goes on beside the pages once these answer to the visitor; none of it is needed before. */
export function accompany(site: Site, router: Router, window: Window & typeof globalThis) {
  const { log } = openLog(window)
  watchErrors(window, log)
  announcer.subscribe(({ kind, message }) => kind === 'failed' && log(message))
  if (isDebugging(window)) void import('./debug.ts').then(({ startDebugging }) => startDebugging(window, addWatcher))
  startSystemMessages(site, window)
  for (const name of readsAtStart) needList(site.lists[name])
  countVisits({ router, consent: site.cookieConsent, savedJobs: site.savedJobs, send: beacon(window, collectPath) })
}
