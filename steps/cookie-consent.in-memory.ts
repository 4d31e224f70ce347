import { cookieKindTexts } from '#content/cookies.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import { createActor, fromCallback, type ActorRefFrom } from 'xstate'
import { deviceInMemory, type Tab } from './device.in-memory.ts'
import type { CookieConsentJourney } from './cookie-consent.journey.ts'
import { reaches } from './in-state.ts'
import type { MemoryVisit } from './memory-visit.ts'

const optional = ['social', 'analytical'] as const

const onScreen = async () => Promise.reject(new Error('Nothing is sent and no key is pressed without a browser.'))

const machineOver = (tab: Tab, { notify }: MemoryVisit) =>
  cookieConsentMachine.provide({
    actors: {
      watchCookie: fromCallback(({ sendBack }) => tab.watch((stored) => sendBack({ type: 'cookie.read', stored }))),
    },
    actions: {
      keepCookie: ({ self }, stored) => {
        if (!tab.keep(stored)) self.send({ type: 'cookie.refused' })
      },
      notify: (_, notice) => notify(notice),
    },
  })

/** The machine of the consent over a cookie in this process. */
export function cookieConsentInMemory(visit: MemoryVisit): CookieConsentJourney {
  const jar = deviceInMemory()
  let signal = false
  let actor: ActorRefFrom<typeof cookieConsentMachine> | undefined
  const open = async () => {
    actor?.stop()
    actor = createActor(machineOver(jar.openTab(), visit), { input: { signal }, clock: visit.clock.clock }).start()
    visit.enter(actor)
  }
  const here = () => {
    if (!actor) throw new Error('The person has not come to the site yet.')
    return actor
  }
  const is = (state: string) => () => reaches(here(), state)
  const send: ActorRefFrom<typeof cookieConsentMachine>['send'] = (event) => here().send(event)
  const pass = visit.clock.pass
  return {
    cookie: { read: jar.read, write: jar.write, refuse: jar.fill },
    sendSignal: async () => {
      signal = true
    },
    forget: () => jar.write(''),
    open,
    pass,
    start: async (where) => {
      signal = where === 'with the privacy signal'
    },
    events: {
      'cookie.read': async ({ stored }) => {
        await jar.write(stored ?? '')
        if (!actor) await open()
      },
      'cookie.refused': async () => {
        await jar.fill()
        send({ type: 'panel.opened' })
        send({ type: 'choice.saved' })
        await jar.makeRoom()
      },
      'all.disabled': async (event) => send(event),
      'all.allowed': async (event) => send(event),
      'panel.opened': async (event) => send(event),
      'panel.closed': async (event) => send(event),
      'kind.toggled': async (event) => send(event),
      'choice.saved': async (event) => send(event),
      'xstate.after.closing.cookieConsent.closingNotice': () => pass(500),
      'xstate.after.closing.cookieConsent.closingPanel': () => pass(500),
    },
    states: {
      reading: is('reading'),
      unanswered: is('unanswered'),
      closingNotice: is('closingNotice'),
      answered: is('answered'),
      choosing: is('choosing'),
      closingPanel: is('closingPanel'),
      overridden: is('overridden'),
      explained: is('explained'),
    },
    shows: {
      kindsOn: async () =>
        here()
          .getSnapshot()
          .context.draft.map((kind) => cookieKindTexts[kind].label),
      kindsOffered: async () =>
        optional
          .filter((kind) => here().getSnapshot().can({ type: 'kind.toggled', kind }))
          .map((kind) => cookieKindTexts[kind].label),
      refusals: async () =>
        visit.toasts
          .getSnapshot()
          .context.toasts.filter(({ title }) => title === 'Your browser could not keep your choice about cookies.')
          .length,
      visitsCounted: onScreen,
      othersAsked: onScreen,
      stops: onScreen,
    },
  }
}
