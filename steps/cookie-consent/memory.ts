import { cookieKindTexts } from '#content/cookies.ts'
import type { VisitEvent } from '#contract/visit-reports.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { CookieConsentJourney } from './browser.ts'

const optional = ['social', 'analytical'] as const
const name = 'cookie_preferences'

export function cookieConsentInMemory(world: MemoryWorld): CookieConsentJourney {
  const { cookies, signals } = world
  const actor = () => world.site.actors.cookieConsent
  const snapshot = () => actor().getSnapshot()
  const { events, states } = journeyInMemory(cookieConsentMachine, actor)
  const open = async (address = '/home') => {
    world.open(address)
    world.accompany()
    world.enter(actor())
  }
  const counted = () =>
    world.reports.flatMap(({ path, message }) => (path === 'data/collect' ? [message as VisitEvent] : []))
  const closed = () => world.clock.pass(500)
  return withoutScreen('cookieConsent', {
    cookie: {
      read: async () => cookies.port.read(name),
      write: async (stored) => cookies.put(name, stored),
      refuse: async () => cookies.refuse(true),
    },
    sendSignal: async () => signals.setPrivacySignal(true),
    forget: async () => cookies.put(name, null),
    letCount: async (isAllowed) => {
      cookies.put(name, isAllowed ? 'necessary|analytical' : 'necessary')
      world.accompanyEachPage()
    },
    disableAllInAnotherTab: async () => {
      const { cookieConsent } = world.openBeside().actors
      cookieConsent.send({ type: 'panel.opened' })
      cookieConsent.send({ type: 'all.disabled' })
    },
    open,
    pass: world.clock.pass,
    start: async (where) => {
      signals.setPrivacySignal(where === 'with the privacy signal')
      world.prepare('/home')
    },
    events: {
      ...events,
      'cookie.read': async ({ stored }) => {
        cookies.put(name, stored)
        if (snapshot().matches('reading')) world.site.start()
      },
      'cookie.refused': async () => {
        cookies.refuse(true)
        actor().send({ type: 'panel.opened' })
        actor().send({ type: 'choice.saved' })
        cookies.refuse(false)
      },
      'xstate.after.closing.cookieConsent.closingNotice': closed,
      'xstate.after.closing.cookieConsent.closingPanel': closed,
    },
    states,
    shows: {
      listCheckedKinds: async () => snapshot().context.draft.map((kind) => cookieKindTexts[kind].label),
      kindsOffered: async () =>
        optional
          .filter((kind) => snapshot().can({ type: 'kind.toggled', kind }))
          .map((kind) => cookieKindTexts[kind].label),
      refusals: async () =>
        world.site.actors.toasts
          .getSnapshot()
          .context.toasts.filter(({ title }) => title === 'Your browser could not store your choice about cookies.')
          .length,
      visitsCounted: async () => counted().length,
      counted: async () => counted(),
    },
  })
}
