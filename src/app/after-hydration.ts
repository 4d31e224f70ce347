import { lazyImport, whenIdle } from '#lazy/lazy-loading.ts'
import { withoutPersonalId } from '#addresses/without-personal-id.ts'
import { reportPath } from '#contract/visit-limits.ts'
import { paths } from '#addresses/paths.ts'
import { beacon } from '#device/browser-ports.ts'
import { createTitleTravel } from '#device/title-travel.ts'
import type { Navigation } from '#device/navigation.ts'
import { watchErrors } from '#device/watch-errors.ts'
import { mayMove } from '#site/accessibility.ts'
import { accompany } from '#site/accompany.ts'
import type { Site } from '#site/site.ts'
import { createErrorLog, errorMessage } from '#site/error-log.ts'
import { tolerateTranslatedTexts } from './translated-texts.ts'
import type { Inspect } from '#device/inspector.ts'

type DebugWindow = { readonly location: Pick<Location, 'search'>; readonly localStorage: Pick<Storage, 'getItem'> }

export function isDebugging(window: DebugWindow): boolean {
  if (new URLSearchParams(window.location.search).has('debug')) return true
  try {
    return window.localStorage.getItem('debug') !== null
  } catch {
    return false
  }
}

export function report(error: unknown, window: Window) {
  const send = beacon(window)
  createErrorLog(
    (told) => send(reportPath, told),
    () => withoutPersonalId(window.location.pathname),
  ).log(errorMessage(error))
}

export function startBackgroundWork(
  site: Site,
  window: Window & typeof globalThis,
  navigation: Navigation,
  addWatcher: (watch: Inspect) => void,
) {
  tolerateTranslatedTexts(window.Node)
  const { log } = accompany(site)
  watchErrors(window, log)
  if ('startViewTransition' in window.document)
    navigation.draw = createTitleTravel(window, site.ports.view, {
      mayTravel: () => mayMove(site.actors.accessibility),
      isTitled: (pathname) => pathname.startsWith(paths.job.to('')),
    })
  if (isDebugging(window)) {
    lazyImport(() => import('./debug.ts')).then(
      ({ startDebugging }) => startDebugging(window, addWatcher),
      () => {},
    )
  }
  // Fetched ahead: once the connection is gone it could not tell of that.
  lazyImport(() => import('#shell/rule-alert.tsx')).catch(() => {})
  // As well: a call that is made when the connection is back would have to fetch it first.
  whenIdle(window, () => void lazyImport(() => import('#device/wire.ts')).catch(() => {}))
}
