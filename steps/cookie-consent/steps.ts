import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import type { CookieConsentJourney } from './journey.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('cookieConsentState', cookieConsentMachine)

const consentOf = async (world: SiteWorld, name = 'Ada'): Promise<CookieConsentJourney> =>
  (await world.person(name)).cookieConsent

const kinds = { 'Social media': 'social', Analytics: 'analytical' } as const

/** What was counted but the pages: what was done, and the title of the job it was done with. */
const deedsOf =
  ({ shows }: CookieConsentJourney) =>
  async () =>
    (await shows.counted()).flatMap((event) => {
      if (event.Kind === 'page') return []
      if (event.Kind === 'share') return [[`share by ${event.Method}`, event.Name]]
      return [event.Kind === 'event' ? [event.Name, ''] : [event.Content, event.Name]]
    })

const listOf = (names: string) => names.split(', ').filter(Boolean)

Given("{word}'s cookie was set to {string}", async function (this: SiteWorld, name: string, words: string) {
  const consent = await consentOf(this, name)
  await consent.forget()
  await consent.cookie.write(words)
})

Given('{word} lets her visits be counted', async function (this: SiteWorld, name: string) {
  await (await consentOf(this, name)).letCount(true)
})

Given('{word} does not let her visits be counted', async function (this: SiteWorld, name: string) {
  await (await consentOf(this, name)).letCount(false)
})

Given("{word}'s browser keeps no cookies", async function (this: SiteWorld, name: string) {
  await (await consentOf(this, name)).cookie.refuse()
})

Given("{word}'s browser sends the privacy signal", async function (this: SiteWorld, name: string) {
  await (await consentOf(this, name)).sendSignal()
})

When(/^(\w+) (?:comes|has come) to the site for the first time$/, async function (this: SiteWorld, name: string) {
  const consent = await consentOf(this, name)
  await consent.forget()
  await consent.open('/home')
})

When(/^(\w+) (?:comes|has come) back to the site$/, async function (this: SiteWorld, name: string) {
  await (await consentOf(this, name)).open('/home')
})

When(/^(\w+) (?:disables|has disabled) all cookies$/, async function (this: SiteWorld, name: string) {
  await (await consentOf(this, name)).events['all.disabled']({ type: 'all.disabled' })
})

When(/^(\w+) (?:allows|has allowed) all cookies$/, async function (this: SiteWorld, name: string) {
  await (await consentOf(this, name)).events['all.allowed']({ type: 'all.allowed' })
})

When('{word} disables all cookies in another tab', async function (this: SiteWorld, name: string) {
  await (await consentOf(this, name)).cookie.write('necessary')
})

When(/^(\w+) (?:opens|has opened) her cookie preferences$/, async function (this: SiteWorld, name: string) {
  await (await consentOf(this, name)).events['panel.opened']({ type: 'panel.opened' })
})

When('{word} closes her cookie preferences', async function (this: SiteWorld, name: string) {
  await (await consentOf(this, name)).events['panel.closed']({ type: 'panel.closed' })
})

When(/^(\w+) (?:saves|has saved) her cookie preferences$/, async function (this: SiteWorld, name: string) {
  await (await consentOf(this, name)).events['choice.saved']({ type: 'choice.saved' })
})

Given(
  /^(\w+) has turned "(Social media|Analytics)" on$/,
  async function (this: SiteWorld, name: string, kind: keyof typeof kinds) {
    await (await consentOf(this, name)).events['kind.toggled']({ type: 'kind.toggled', kind: kinds[kind] })
  },
)

When(/^(24 hours|0.5 seconds) pass$/, async function (this: SiteWorld, time: string) {
  await (await consentOf(this)).pass(time === '24 hours' ? 86_400_000 : 500)
})

Then('{cookieConsentState}', async function (this: SiteWorld, state: keyof CookieConsentJourney['states']) {
  await (await consentOf(this)).states[state]()
})

Then("{word}'s cookie says {string}", async function (this: SiteWorld, name: string, words: string) {
  await sees((await consentOf(this, name)).cookie.read, words)
})

Then("{word}'s preferences have {string} on", async function (this: SiteWorld, name: string, names: string) {
  await sees((await consentOf(this, name)).shows.kindsOn, listOf(names))
})

Then('{word} can turn {string} on or off', async function (this: SiteWorld, name: string, names: string) {
  await sees((await consentOf(this, name)).shows.kindsOffered, listOf(names))
})

Then('{word} can turn nothing on or off', async function (this: SiteWorld, name: string) {
  await sees((await consentOf(this, name)).shows.kindsOffered, [])
})

Then('{word} was told once that her choice is not kept', async function (this: SiteWorld, name: string) {
  await sees((await consentOf(this, name)).shows.refusals, 1)
})

Then(/^(no|1) visit of (\w+)'s was counted$/, async function (this: SiteWorld, count: string, name: string) {
  await sees((await consentOf(this, name)).shows.visitsCounted, count === 'no' ? 0 : Number(count))
})

Then("these actions of {word}'s were counted", async function (this: SiteWorld, name: string, table: DataTable) {
  await sees(deedsOf(await consentOf(this, name)), table.rows())
})

Then("no action of {word}'s was counted here", async function (this: SiteWorld, name: string) {
  await sees(deedsOf(await consentOf(this, name)), [])
})

Then("nothing of {word}'s visit was counted", async function (this: SiteWorld, name: string) {
  await sees((await consentOf(this, name)).shows.counted, [])
})

Then("{word}'s visit contacted nobody else", async function (this: SiteWorld, name: string) {
  await sees((await consentOf(this, name)).shows.othersAsked, [])
})

Then('the keyboard leads {word} to {string}', async function (this: SiteWorld, name: string, stops: string) {
  const expected = listOf(stops)
  const { shows } = await consentOf(this, name)
  const seen = await shows.stops(expected.length)
  await sees(async () => seen, expected)
})
