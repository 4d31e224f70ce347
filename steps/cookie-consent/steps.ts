import assert from 'node:assert/strict'
import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, world } from '../harness/cucumber.ts'
import { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { CookieConsentJourney } from './browser.ts'

defineStates('cookieConsentState', cookieConsentMachine)

const categories = { 'Social media': 'social', Analytics: 'analytical' } as const

const createActivityReader =
  ({ shows }: CookieConsentJourney) =>
  async () =>
    (await shows.counted()).flatMap((event) => {
      if (event.Kind === 'page') return []
      if (event.Kind === 'share') return [[`share by ${event.Method}`, event.Name]]
      return [event.Kind === 'event' ? [event.Name, ''] : [event.Content, event.Name]]
    })

const parseList = (names: string) => names.split(', ').filter(Boolean)

Given("{person}'s cookie was set to {string}", async ({ cookieConsent }, words) => {
  await cookieConsent.forget()
  await cookieConsent.cookie.write(words)
})

Given('{person} lets her visits be counted', ({ cookieConsent }) => cookieConsent.letCount(true))
Given('{person} does not let her visits be counted', ({ cookieConsent }) => cookieConsent.letCount(false))
Given("{person}'s browser keeps no cookies", ({ cookieConsent }) => cookieConsent.cookie.refuse())
Given("{person}'s browser sends the privacy signal", ({ cookieConsent }) => cookieConsent.sendSignal())

When(/^([A-Z]\w+) (?:comes|has come) to the site for the first time$/, async ({ cookieConsent }: Person) => {
  await cookieConsent.forget()
  await cookieConsent.open('/home')
})

When(/^([A-Z]\w+) (?:comes|has come) back to the site$/, ({ cookieConsent }: Person) => cookieConsent.open('/home'))
When(/^([A-Z]\w+) (?:disables|has disabled) all cookies$/, ({ cookieConsent }: Person) =>
  cookieConsent.events['all.disabled']({ type: 'all.disabled' }),
)
When(/^([A-Z]\w+) (?:allows|has allowed) all cookies$/, ({ cookieConsent }: Person) =>
  cookieConsent.events['all.allowed']({ type: 'all.allowed' }),
)
When('{person} disables all cookies in another tab', ({ cookieConsent }) => cookieConsent.disableAllInAnotherTab())
When(/^([A-Z]\w+) (?:opens|has opened) her cookie preferences$/, ({ cookieConsent }: Person) =>
  cookieConsent.events['panel.opened']({ type: 'panel.opened' }),
)
When('{person} closes her cookie preferences', ({ cookieConsent }) =>
  cookieConsent.events['panel.closed']({ type: 'panel.closed' }),
)
When(/^([A-Z]\w+) (?:saves|has saved) her cookie preferences$/, ({ cookieConsent }: Person) =>
  cookieConsent.events['choice.saved']({ type: 'choice.saved' }),
)
Given(
  /^([A-Z]\w+) has turned "(Social media|Analytics)" on$/,
  ({ cookieConsent }: Person, kind: keyof typeof categories) =>
    cookieConsent.events['kind.toggled']({ type: 'kind.toggled', kind: categories[kind] }),
)
When(/^(24 hours|0.5 seconds) pass$/, (time: string) =>
  world.lastNamed.cookieConsent.pass(time === '24 hours' ? 86_400_000 : 500),
)

Then('{cookieConsentState}', reachesState('cookieConsent'))
Then("{person}'s cookie says {string}", ({ cookieConsent }, words) => sees(cookieConsent.cookie.read, words))
Then("{person}'s preferences have {string} on", ({ cookieConsent }, names) =>
  sees(cookieConsent.shows.listCheckedKinds, parseList(names)),
)
Then('{person} can turn {string} on or off', ({ cookieConsent }, names) =>
  sees(cookieConsent.shows.kindsOffered, parseList(names)),
)
Then('{person} can turn nothing on or off', ({ cookieConsent }) => sees(cookieConsent.shows.kindsOffered, []))
Then('{person} was told once that her choice is not kept', ({ cookieConsent }) => sees(cookieConsent.shows.refusals, 1))
Then(/^(no|1) visit of ([A-Z]\w+)'s was counted$/, (count: string, { cookieConsent }: Person) =>
  sees(cookieConsent.shows.visitsCounted, count === 'no' ? 0 : Number(count)),
)
Then("these actions of {person}'s were counted", ({ cookieConsent }, table: DataTable) =>
  sees(createActivityReader(cookieConsent), table.rows()),
)
Then("no action of {person}'s was counted here", ({ cookieConsent }) => sees(createActivityReader(cookieConsent), []))
Then("nothing of {person}'s visit was counted", ({ cookieConsent }) => sees(cookieConsent.shows.counted, []))
Then("{person}'s visit contacted nobody else", ({ cookieConsent }) => sees(cookieConsent.shows.listContactedHosts, []))

Then('the keyboard leads {person} to {string}', async ({ cookieConsent }, stops) => {
  const expected = parseList(stops)
  assert.deepEqual(await cookieConsent.tabThrough(expected.length), expected)
})
