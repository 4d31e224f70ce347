import assert from 'node:assert/strict'
import { Given, Then, When, world } from '../harness/cucumber.ts'
import { jobAlertMachine } from '#machines/job-alert.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import { letLeave } from '../sending/outcomes.ts'
import type { JobAlertJourney } from './browser.ts'

defineStates('jobAlertState', jobAlertMachine)

async function signUp({ jobAlert: journey }: Person, email: string): Promise<JobAlertJourney> {
  await journey.write(email)
  await journey.ask()
  return journey
}

When('{person} signs up for job alerts with {string}', (person, email) => signUp(person, email))

Given('{person} has signed up for job alerts with {string}', async (person, email) => {
  const { states } = await signUp(person, email)
  await states.thanked()
})

Given('{person} has signed up with {string} as often as one day allows', async (person, email) => {
  for (let count = 1; count <= 6; count += 1) {
    await person.jobSearch.open(`search=word${count}`)
    const { states } = await signUp(person, email)
    await states.thanked()
  }
  await person.jobAlert.mayBeRefused()
})

When('{person} signs up for job alerts with {string}, twice in a row', async ({ jobAlert }, email) => {
  await jobAlert.write(email)
  await jobAlert.requestTwice()
})

When('{person} corrects her address to {string}', ({ jobAlert }, email) => jobAlert.write(email))
When('{person} signs up once more', ({ jobAlert }) => jobAlert.ask())

Given("{person}'s sign-up with {string} is on its way", async (person, email) => {
  await person.sending.hold()
  await signUp(person, email)
  await letLeave(person.sending)
})

When('{person} writes {string} before the page answers', ({ jobAlert }, email) =>
  jobAlert.screen.writeBeforePageAnswers(email),
)

Then('{jobAlertState}', reachesState('jobAlert'))
Then('{person} would hear about {string}', ({ jobAlert }, jobs) => sees(jobAlert.shows.jobs, jobs))
Then("what is wrong with {person}'s address is {string}", ({ jobAlert }, words) => sees(jobAlert.shows.problem, words))
Then("nothing is wrong with {person}'s address", ({ jobAlert }) => sees(jobAlert.shows.problem, ''))
Then("{person}'s address is still {string}", ({ jobAlert }, email) => sees(jobAlert.shows.email, email))
Then(/^([A-Z]\w+) can(not)? sign up now$/, ({ jobAlert }: Person, not: string | null) =>
  sees(jobAlert.shows.canRequest, not === null),
)
Then('{int} sign-up(s) has/have been sent', (count) => sees(world.lastNamed.jobAlert.shows.calls, count))
Then('{string} is sent {int} e-mail(s)', (email, count) =>
  sees(async () => (await world.listMailsTo(email)).length, count),
)
Then('the e-mail to {string} says {string}', (email, words) =>
  sees(
    async () => (await world.listMailsTo(email)).some(({ text }) => text.replaceAll(/\s+/g, ' ').includes(words)),
    true,
  ),
)

Then('the e-mail to {string} leads to {string}', (email, address) =>
  sees(
    async () =>
      (await world.listMailsTo(email)).some(({ text }) => text.split(/\s+/).some((word) => word.endsWith(address))),
    true,
  ),
)

Then('the e-mail to {string} does not say {string}', async (email, words) => {
  const mails = await world.requireMailsTo(email)
  assert.deepEqual(
    mails.filter(({ subject, text }) => `${subject}\n${text}`.includes(words)),
    [],
  )
})

Then("the focus is on {person}'s address", ({ jobAlert }) => sees(jobAlert.screen.isAtEmail, true))
Then('the focus is on the thanks for signing up', () =>
  sees(async () => (await world.lastNamed.jobAlert.screen.focusedWords()).includes('You are now signed up.'), true),
)
