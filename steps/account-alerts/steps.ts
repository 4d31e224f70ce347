import { Given, Then, When } from '@cucumber/cucumber'
import { accountAlertsMachine } from '#machines/account-alerts.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'
import type { AccountAlertsJourney } from './journey.ts'

defineStates('accountAlertsState', accountAlertsMachine)

Given('the e-mail {string} is confirmed', async function (this: SiteWorld, email: string) {
  await this.site.confirmEmail(email)
})

When(
  '{person} ends the job alert {string} in her account',
  async function (this: SiteWorld, person: Person, title: string) {
    await person.accountAlerts.end(title)
  },
)

Given(
  '{person} has ended the job alert {string} in her account',
  async function (this: SiteWorld, person: Person, title: string) {
    await person.accountAlerts.end(title)
    await sees(person.accountAlerts.shows.ended, [title])
  },
)

When('{person} wants the job alert {string} back', async function (this: SiteWorld, person: Person, title: string) {
  await person.accountAlerts.startAgain(title)
})

Given('{person} has had the job alert {string} back', async function (this: SiteWorld, person: Person, title: string) {
  await person.accountAlerts.startAgain(title)
  await sees(person.accountAlerts.shows.ended, [])
})

When('{person} takes her job alerts along', async function (this: SiteWorld, person: Person) {
  await person.accountAlerts.move()
})

Given('{person} has taken her job alerts along', async function (this: SiteWorld, person: Person) {
  await person.accountAlerts.move()
  await person.accountAlerts.states.listed()
})

Given(
  '{person} has taken her job alerts along, and the list of them is lost',
  async function (this: SiteWorld, { accountAlerts, accountPage }: Person) {
    await accountAlerts.hold()
    await accountAlerts.move()
    await accountAlerts.states.moving()
    await accountAlerts.passOne()
    await accountAlerts.states.loading()
    await accountPage.lose()
    await accountAlerts.states.failed()
  },
)

When('{person} asks for the job alerts of her account again', async function (this: SiteWorld, person: Person) {
  await person.accountAlerts.events['load.wanted']({ type: 'load.wanted' })
  await person.accountPage.release()
})

Then('{accountAlertsState}', async function (this: SiteWorld, state: keyof AccountAlertsJourney['states']) {
  await this.lastNamed.accountAlerts.states[state]()
})

Then(
  /^([A-Z]\w+) has the job alerts ("[^"]*"(?:(?:,| and) "[^"]*")*)$/,
  async function (this: SiteWorld, person: Person, titles: string) {
    await sees(person.accountAlerts.shows.goOn, quoted(titles))
  },
)

Then('{person} can have the job alert {string} back', async function (this: SiteWorld, person: Person, title: string) {
  await sees(person.accountAlerts.shows.ended, [title])
})

Then('{person} is offered nothing to take along', async function (this: SiteWorld, person: Person) {
  await sees(person.accountAlerts.shows.offers, [])
})

Then('{person} is offered {string}', async function (this: SiteWorld, person: Person, offer: string) {
  await sees(person.accountAlerts.shows.offers, [offer])
})
