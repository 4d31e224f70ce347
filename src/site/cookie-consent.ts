import { consentLifetime } from '#domain/visit/cookie-preferences.ts'
import { storedNames } from '#domain/visit/stored-records.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import { listen } from './watchers.ts'
import type { Notifications } from './notifications.ts'
import type { Cookies, Store } from './ports.ts'

const name = storedNames.consent

type Deps = { readonly cookies: Cookies; readonly tab: Store; readonly signal: boolean }

export const createCookieConsentFlow = ({ cookies, tab, signal }: Deps, { notify }: Pick<Notifications, 'notify'>) =>
  cookieConsentMachine.provide({
    actors: {
      watchCookie: listen((tell) => {
        // Once for each document: the question is there to be read for as long as it is open.
        const wasShown = tab.read(storedNames.noticeShown) !== null
        const sendStored = () => {
          const stored = cookies.read(name)
          tell({ type: 'cookie.read', stored, wasShown })
          if (stored !== null) tab.drop(storedNames.noticeShown)
          else if (!signal) tab.keep(storedNames.noticeShown, 'yes')
        }
        sendStored()
        return cookies.watch(sendStored)
      }),
    },
    actions: {
      storeCookie: ({ self }, stored) => {
        if (!cookies.keep(name, stored, consentLifetime)) self.send({ type: 'cookie.refused' })
      },
      notify: (_, notice) => notify(notice),
    },
  })
