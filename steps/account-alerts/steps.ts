import { Given, Then, When, world, quoted } from '../harness/cucumber.ts'
import { accountAlertsMachine } from '#machines/account-alerts.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'

defineStates('accountAlertsState', accountAlertsMachine)

Given('the e-mail {string} is confirmed', (email) => world.site.confirmEmail(email))
When('{person} ends the job alert {string} in her account', ({ accountAlerts }, title) => accountAlerts.end(title))

Given('{person} has ended the job alert {string} in her account', async ({ accountAlerts }, title) => {
  await accountAlerts.end(title)
  await sees(accountAlerts.shows.ended, [title])
})

When('{person} wants the job alert {string} back', ({ accountAlerts }, title) => accountAlerts.restartAlert(title))

Given('{person} has had the job alert {string} back', async ({ accountAlerts }, title) => {
  await accountAlerts.restartAlert(title)
  await sees(accountAlerts.shows.ended, [])
})

When('{person} takes her job alerts along', ({ accountAlerts }) => accountAlerts.move())

Given('{person} has taken her job alerts along', async ({ accountAlerts }) => {
  await accountAlerts.move()
  await accountAlerts.states.listed()
})

Given(
  '{person} has taken her job alerts along, and the list of them is lost',
  async ({ accountAlerts, accountPage }) => {
    await accountAlerts.hold()
    await accountAlerts.move()
    await accountAlerts.states.moving()
    await accountAlerts.passOne()
    await accountAlerts.states.loading()
    await accountPage.lose()
    await accountAlerts.states.failed()
  },
)

When('{person} asks for the job alerts of her account again', async ({ accountAlerts, accountPage }) => {
  await accountAlerts.events['load.requested']({ type: 'load.requested' })
  await accountPage.release()
})

Then('{accountAlertsState}', reachesState('accountAlerts'))
Then(/^([A-Z]\w+) has the job alerts ("[^"]*"(?:(?:,| and) "[^"]*")*)$/, ({ accountAlerts }: Person, titles: string) =>
  sees(accountAlerts.shows.goOn, quoted(titles)),
)
Then('{person} can have the job alert {string} back', ({ accountAlerts }, title) =>
  sees(accountAlerts.shows.ended, [title]),
)
Then('{person} is offered nothing to take along', ({ accountAlerts }) => sees(accountAlerts.shows.offers, []))
Then('{person} is offered {string}', ({ accountAlerts }, offer) => sees(accountAlerts.shows.offers, [offer]))
