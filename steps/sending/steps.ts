import { Given, Then, When, world } from '../harness/cucumber.ts'
import { sendingMachine } from '#machines/sending.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import { answered, letLeave } from './outcomes.ts'

defineStates('sendingState', sendingMachine)

Given('the connection to the site is slow', () => world.lastNamed.sending.hold())
When('the proof is ready', () => letLeave(world.lastNamed.sending))

When('there is no proof to be had', async () => {
  const { sending } = world.lastNamed
  await sending.events['xstate.error.actor.prove']()
  await sending.rests()
})

When('what is sent is lost on the way', async () => {
  const { sending } = world.lastNamed
  await letLeave(sending)
  await sending.events['xstate.error.actor.submit']()
  await sending.rests()
})

When('what is sent arrives, but every answer is lost on the way', async () => {
  const { sending } = world.lastNamed
  await letLeave(sending)
  await sending.loseEveryAnswer()
  await sending.rests()
})

When(/^the firm (accepts it|does not accept it)$/, async (answer: string) => {
  const kind = answer === 'accepts it' ? 'taken' : 'refused'
  await world.lastNamed.sending.events['xstate.done.actor.submit'](answered({ kind }))
})

When('the firm accepts it but its answer is lost on the way', () => world.lastNamed.sending.loseAnswer())
Given('the proof has expired in the meantime', () => world.lastNamed.sending.outliveProof())

Then(/^(\d+) proofs? (?:was|were) asked for$/, (count: string) => sees(world.lastNamed.sending.proofs, Number(count)))
Then('{sendingState}', reachesState('sending'))
