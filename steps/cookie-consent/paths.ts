import { coverTransitions } from '#machines/cover.testing.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import type { SnapshotFrom } from 'xstate'
import { noContent } from '../worlds/content.ts'
import { testPaths } from '../harness/test-paths.ts'
import { sees } from '../harness/sees.ts'
import type { CookieConsentJourney } from './browser.ts'

const cover = coverTransitions(cookieConsentMachine, {
  starts: {
    'without the privacy signal': { signal: false },
    'with the privacy signal': { signal: true },
  },
  events: [
    { type: 'cookie.read', stored: 'necessary|social' },
    { type: 'cookie.refused' },
    { type: 'cookie.read', stored: 'junk' },
    { type: 'all.disabled' },
    { type: 'all.allowed' },
    { type: 'panel.opened' },
    { type: 'kind.toggled', kind: 'analytical' },
    { type: 'kind.toggled', kind: 'social' },
    { type: 'choice.saved' },
    { type: 'panel.closed' },
    { type: 'xstate.after.closing.cookieConsent.closingNotice' },
    { type: 'xstate.after.closing.cookieConsent.closingPanel' },
  ],
  key: ({ value, context }) =>
    JSON.stringify([value, context.choice, value === 'choosing' && context.draft, context.refused]),
})

const names = { necessary: 'Necessary', social: 'Social media', analytical: 'Analytics' } as const

const checkView =
  ({ shows, cookie }: CookieConsentJourney) =>
  async ({ choice, draft, refused }: SnapshotFrom<typeof cookieConsentMachine>['context']) => {
    await sees(shows.refusals, refused ? 1 : 0)
    if (choice && !refused) await sees(cookie.read, choice.join('|'))
    const panelIsOpen = (await shows.listCheckedKinds()).length > 0
    if (panelIsOpen)
      await sees(
        shows.listCheckedKinds,
        draft.map((kind) => names[kind]),
      )
  }

testPaths({
  name: 'cookie consent',
  cover,
  content: noContent,
  journeys: ['cookieConsent'],
  createViewCheck: checkView,
})
