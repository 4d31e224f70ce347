import { Given, Then, When } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { jobAlertMachine } from '#machines/job-alert.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { JobAlertJourney } from './journey.ts'

defineStates('jobAlertState', jobAlertMachine)

const alertOf = async (world: SiteWorld, name?: string): Promise<JobAlertJourney> =>
  (name === undefined ? world.lastNamed : await world.person(name)).jobAlert

async function signUp(world: SiteWorld, name: string, email: string): Promise<JobAlertJourney> {
  const journey = await alertOf(world, name)
  await journey.write(email)
  await journey.ask()
  return journey
}

When('{word} signs up for job alerts with {string}', async function (this: SiteWorld, name: string, email: string) {
  await signUp(this, name, email)
})

Given(
  '{word} has signed up for job alerts with {string}',
  async function (this: SiteWorld, name: string, email: string) {
    const { states } = await signUp(this, name, email)
    await states.thanked()
  },
)

Given(
  '{word} has signed up with {string} as often as one day allows',
  async function (this: SiteWorld, name: string, email: string) {
    for (let count = 1; count <= 6; count += 1) {
      await (await this.person(name)).jobSearch.open(`search=word${count}`)
      const { states } = await signUp(this, name, email)
      await states.thanked()
    }
    await (await alertOf(this, name)).mayBeRefused()
  },
)

When(
  '{word} signs up for job alerts with {string}, twice in a row',
  async function (this: SiteWorld, name: string, email: string) {
    const journey = await alertOf(this, name)
    await journey.write(email)
    await journey.askTwice()
  },
)

When('{word} corrects her address to {string}', async function (this: SiteWorld, name: string, email: string) {
  await (await alertOf(this, name)).write(email)
})

When('{word} signs up once more', async function (this: SiteWorld, name: string) {
  await (await alertOf(this, name)).ask()
})

Given('signing up takes a while', async function (this: SiteWorld) {
  await (await alertOf(this)).hold()
})

const proveIn = async ({ events, states }: JobAlertJourney) => {
  await events['xstate.done.actor.prove']()
  await states.submitting()
}

When('the proof for the sign-up is ready', async function (this: SiteWorld) {
  await proveIn(await alertOf(this))
})

Given("{word}'s sign-up with {string} is on its way", async function (this: SiteWorld, name: string, email: string) {
  await (await alertOf(this, name)).hold()
  await proveIn(await signUp(this, name, email))
})

When('the proof for the sign-up is lost on the way', async function (this: SiteWorld) {
  await (await alertOf(this)).events['xstate.error.actor.prove']()
})

When('the sign-up is lost on the way', async function (this: SiteWorld) {
  await (await alertOf(this)).events['xstate.error.actor.subscribe']()
})

When('the sign-up arrives, but every answer is lost on the way', async function (this: SiteWorld) {
  const journey = await alertOf(this)
  await journey.loseAnswers()
  await journey.states.idle()
})

When('the sign-up arrives', async function (this: SiteWorld) {
  await (await alertOf(this)).events['xstate.done.actor.subscribe']({ output: { kind: 'taken' } })
})

When('{word} writes {string} before the page answers', async function (this: SiteWorld, name: string, email: string) {
  await (await alertOf(this, name)).screen.writeBeforePageAnswers(email)
})

Then('{jobAlertState}', async function (this: SiteWorld, state: keyof JobAlertJourney['states']) {
  await (await alertOf(this)).states[state]()
})

Then('{word} would hear about {string}', async function (this: SiteWorld, name: string, jobs: string) {
  await sees((await alertOf(this, name)).shows.jobs, jobs)
})

Then("what is wrong with {word}'s address is {string}", async function (this: SiteWorld, name: string, words: string) {
  await sees((await alertOf(this, name)).shows.problem, words)
})

Then("nothing is wrong with {word}'s address", async function (this: SiteWorld, name: string) {
  await sees((await alertOf(this, name)).shows.problem, '')
})

Then("{word}'s address is still {string}", async function (this: SiteWorld, name: string, email: string) {
  await sees((await alertOf(this, name)).shows.email, email)
})

Then(/^(\w+) can(not)? sign up now$/, async function (this: SiteWorld, name: string, not: string | null) {
  await sees((await alertOf(this, name)).shows.canAsk, not === null)
})

Then('{int} sign-up(s) has/have been sent', async function (this: SiteWorld, count: number) {
  await sees((await alertOf(this)).shows.calls, count)
})

Then('{string} is sent {int} e-mail(s)', async function (this: SiteWorld, email: string, count: number) {
  await sees(async () => (await this.site.mails()).filter(({ to }) => to === email).length, count)
})

Then('the e-mail to {string} says {string}', async function (this: SiteWorld, email: string, words: string) {
  const said = async () =>
    (await this.site.mails()).some(({ to, text }) => to === email && text.replaceAll(/\s+/g, ' ').includes(words))
  await sees(said, true)
})

Then('the e-mail to {string} does not say {string}', async function (this: SiteWorld, email: string, words: string) {
  const mails = (await this.site.mails()).filter(({ to }) => to === email)
  assert.ok(mails.length > 0, `Nothing was mailed to ${email}.`)
  assert.deepEqual(
    mails.filter(({ subject, text }) => `${subject}\n${text}`.includes(words)),
    [],
  )
})

Then("the focus is on {word}'s address", async function (this: SiteWorld, name: string) {
  await sees((await alertOf(this, name)).screen.isAtEmail, true)
})

Then('the focus is on the thanks for signing up', async function (this: SiteWorld) {
  const { screen } = await alertOf(this)
  await sees(async () => (await screen.focusedWords()).includes('You are now signed up.'), true)
})
