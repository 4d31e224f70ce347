import { Given, Then, When } from '@cucumber/cucumber'
import { sendingMachine } from '#machines/sending.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { answered, letLeave, type SendingJourney } from './journey.ts'

defineStates('sendingState', sendingMachine)

Given('the connection to the site is slow', async function (this: SiteWorld) {
  await this.lastNamed.sending.hold()
})

When('the proof is ready', async function (this: SiteWorld) {
  await letLeave(this.lastNamed.sending)
})

When('there is no proof to be had', async function (this: SiteWorld) {
  const { sending } = this.lastNamed
  await sending.events['xstate.error.actor.prove']()
  await sending.rests()
})

When('what is sent is lost on the way', async function (this: SiteWorld) {
  const { sending } = this.lastNamed
  await letLeave(sending)
  await sending.events['xstate.error.actor.submit']()
  await sending.rests()
})

When('what is sent arrives, but every answer is lost on the way', async function (this: SiteWorld) {
  const { sending } = this.lastNamed
  await letLeave(sending)
  await sending.loseEveryAnswer()
  await sending.rests()
})

When(/^the firm (accepts it|does not accept it)$/, async function (this: SiteWorld, answer: string) {
  const kind = answer === 'accepts it' ? 'taken' : 'refused'
  await this.lastNamed.sending.events['xstate.done.actor.submit'](answered({ kind }))
})

When('the firm accepts it but its answer is lost on the way', async function (this: SiteWorld) {
  await this.lastNamed.sending.loseAnswer()
})

Given('the proof has expired in the meantime', async function (this: SiteWorld) {
  await this.lastNamed.sending.outliveProof()
})

Then(/^(\d+) proofs? (?:was|were) asked for$/, async function (this: SiteWorld, count: string) {
  await sees(this.lastNamed.sending.proofs, Number(count))
})

Then('{sendingState}', async function (this: SiteWorld, state: keyof SendingJourney['states']) {
  await this.lastNamed.sending.states[state]()
})
