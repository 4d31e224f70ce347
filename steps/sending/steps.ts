import { Given, Then, When } from '@cucumber/cucumber'
import { sendingMachine } from '#machines/sending.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { answered, letLeave, type SendingJourney } from './journey.ts'

defineStates('sendingState', sendingMachine)

const sendingOf = async (world: SiteWorld): Promise<SendingJourney> => (await world.person('Ada')).sending

Given('the connection to the site is slow', async function (this: SiteWorld) {
  await (await sendingOf(this)).hold()
})

When('the proof is ready', async function (this: SiteWorld) {
  await letLeave(await sendingOf(this))
})

When('there is no proof to be had', async function (this: SiteWorld) {
  const sending = await sendingOf(this)
  await sending.events['xstate.error.actor.prove']()
  await sending.rests()
})

When('what is sent is lost on the way', async function (this: SiteWorld) {
  const sending = await sendingOf(this)
  await letLeave(sending)
  await sending.events['xstate.error.actor.submit']()
  await sending.rests()
})

When('what is sent arrives, but every answer is lost on the way', async function (this: SiteWorld) {
  const sending = await sendingOf(this)
  await letLeave(sending)
  await sending.loseEveryAnswer()
  await sending.rests()
})

When(/^the firm (accepts it|does not accept it)$/, async function (this: SiteWorld, answer: string) {
  const kind = answer === 'accepts it' ? 'taken' : 'refused'
  await (await sendingOf(this)).events['xstate.done.actor.submit'](answered({ kind }))
})

When('the firm accepts it but its answer is lost on the way', async function (this: SiteWorld) {
  await (await sendingOf(this)).loseAnswer()
})

Given('the proof has expired in the meantime', async function (this: SiteWorld) {
  await (await sendingOf(this)).outliveProof()
})

Then(/^(\d+) proofs? (?:was|were) asked for$/, async function (this: SiteWorld, count: string) {
  await sees((await sendingOf(this)).proofs, Number(count))
})

Then('{sendingState}', async function (this: SiteWorld, state: keyof SendingJourney['states']) {
  await (await sendingOf(this)).states[state]()
})
