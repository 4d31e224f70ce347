import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { cookieConsentMachine } from '#machines/cookie-consent.machine.ts'
import type { CookieConsentJourney } from './journey.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('cookieConsentState', cookieConsentMachine)

const kinds = { 'Social media': 'social', Analytics: 'analytical' } as const

/** What was counted but the pages: what was done, and the title of the job it was done with. */
const activitiesOf =
  ({ shows }: CookieConsentJourney) =>
  async () =>
    (await shows.counted()).flatMap((event) => {
      if (event.Kind === 'page') return []
      if (event.Kind === 'share') return [[`share by ${event.Method}`, event.Name]]
      return [event.Kind === 'event' ? [event.Name, ''] : [event.Content, event.Name]]
    })

const listOf = (names: string) => names.split(', ').filter(Boolean)

Given("{person}'s cookie was set to {string}", async function (this: SiteWorld, person: Person, words: string) {
  const consent = person.cookieConsent
  await consent.forget()
  await consent.cookie.write(words)
})

Given('{person} lets her visits be counted', async function (this: SiteWorld, person: Person) {
  await person.cookieConsent.letCount(true)
})

Given('{person} does not let her visits be counted', async function (this: SiteWorld, person: Person) {
  await person.cookieConsent.letCount(false)
})

Given("{person}'s browser keeps no cookies", async function (this: SiteWorld, person: Person) {
  await person.cookieConsent.cookie.refuse()
})

Given("{person}'s browser sends the privacy signal", async function (this: SiteWorld, person: Person) {
  await person.cookieConsent.sendSignal()
})

When(
  /^([A-Z]\w+) (?:comes|has come) to the site for the first time$/,
  async function (this: SiteWorld, person: Person) {
    const consent = person.cookieConsent
    await consent.forget()
    await consent.open('/home')
  },
)

When(/^([A-Z]\w+) (?:comes|has come) back to the site$/, async function (this: SiteWorld, person: Person) {
  await person.cookieConsent.open('/home')
})

When(/^([A-Z]\w+) (?:disables|has disabled) all cookies$/, async function (this: SiteWorld, person: Person) {
  await person.cookieConsent.events['all.disabled']({ type: 'all.disabled' })
})

When(/^([A-Z]\w+) (?:allows|has allowed) all cookies$/, async function (this: SiteWorld, person: Person) {
  await person.cookieConsent.events['all.allowed']({ type: 'all.allowed' })
})

When('{person} disables all cookies in another tab', async function (this: SiteWorld, person: Person) {
  await person.cookieConsent.cookie.write('necessary')
})

When(/^([A-Z]\w+) (?:opens|has opened) her cookie preferences$/, async function (this: SiteWorld, person: Person) {
  await person.cookieConsent.events['panel.opened']({ type: 'panel.opened' })
})

When('{person} closes her cookie preferences', async function (this: SiteWorld, person: Person) {
  await person.cookieConsent.events['panel.closed']({ type: 'panel.closed' })
})

When(/^([A-Z]\w+) (?:saves|has saved) her cookie preferences$/, async function (this: SiteWorld, person: Person) {
  await person.cookieConsent.events['choice.saved']({ type: 'choice.saved' })
})

Given(
  /^([A-Z]\w+) has turned "(Social media|Analytics)" on$/,
  async function (this: SiteWorld, person: Person, kind: keyof typeof kinds) {
    await person.cookieConsent.events['kind.toggled']({ type: 'kind.toggled', kind: kinds[kind] })
  },
)

When(/^(24 hours|0.5 seconds) pass$/, async function (this: SiteWorld, time: string) {
  await this.lastNamed.cookieConsent.pass(time === '24 hours' ? 86_400_000 : 500)
})

Then('{cookieConsentState}', async function (this: SiteWorld, state: keyof CookieConsentJourney['states']) {
  await this.lastNamed.cookieConsent.states[state]()
})

Then("{person}'s cookie says {string}", async function (this: SiteWorld, person: Person, words: string) {
  await sees(person.cookieConsent.cookie.read, words)
})

Then("{person}'s preferences have {string} on", async function (this: SiteWorld, person: Person, names: string) {
  await sees(person.cookieConsent.shows.kindsOn, listOf(names))
})

Then('{person} can turn {string} on or off', async function (this: SiteWorld, person: Person, names: string) {
  await sees(person.cookieConsent.shows.kindsOffered, listOf(names))
})

Then('{person} can turn nothing on or off', async function (this: SiteWorld, person: Person) {
  await sees(person.cookieConsent.shows.kindsOffered, [])
})

Then('{person} was told once that her choice is not kept', async function (this: SiteWorld, person: Person) {
  await sees(person.cookieConsent.shows.refusals, 1)
})

Then(/^(no|1) visit of ([A-Z]\w+)'s was counted$/, async function (this: SiteWorld, count: string, person: Person) {
  await sees(person.cookieConsent.shows.visitsCounted, count === 'no' ? 0 : Number(count))
})

Then("these actions of {person}'s were counted", async function (this: SiteWorld, person: Person, table: DataTable) {
  await sees(activitiesOf(person.cookieConsent), table.rows())
})

Then("no action of {person}'s was counted here", async function (this: SiteWorld, person: Person) {
  await sees(activitiesOf(person.cookieConsent), [])
})

Then("nothing of {person}'s visit was counted", async function (this: SiteWorld, person: Person) {
  await sees(person.cookieConsent.shows.counted, [])
})

Then("{person}'s visit contacted nobody else", async function (this: SiteWorld, person: Person) {
  await sees(person.cookieConsent.shows.othersAsked, [])
})

Then('the keyboard leads {person} to {string}', async function (this: SiteWorld, person: Person, stops: string) {
  const expected = listOf(stops)
  const { shows } = person.cookieConsent
  const seen = await shows.stops(expected.length)
  await sees(async () => seen, expected)
})
