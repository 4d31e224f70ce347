import { Given, Then, When } from '@cucumber/cucumber'
import { signInMachine } from '#machines/sign-in.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import { emailOf, password } from '../session/steps.ts'
import type { SignInJourney } from './journey.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('signInState', signInMachine)

const formOf = async (world: SiteWorld, name = 'Ada'): Promise<SignInJourney> => (await world.person(name)).signIn

Given('{word} is about to sign in', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).open()
})

When(
  /^(\w+) (?:gives|has given) her e-mail and password( and wants to stay signed in)?$/,
  async function (this: SiteWorld, name: string, toStay: string | null) {
    await (await formOf(this, name)).enter(emailOf(name), password, toStay !== null)
  },
)

When(
  '{word} gives her e-mail and the password {string}',
  async function (this: SiteWorld, name: string, wrong: string) {
    await (await formOf(this, name)).enter(emailOf(name), wrong, false)
  },
)

When(
  '{word} gives the e-mail {string} and her password',
  async function (this: SiteWorld, name: string, email: string) {
    await (await formOf(this, name)).enter(email, password, false)
  },
)

When('{word} gives nothing', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).enter('', '', false)
})

Given(
  'someone has given {int} wrong passwords for {word}',
  async function (this: SiteWorld, count: number, name: string) {
    await (await formOf(this, name)).guess(emailOf(name), count)
  },
)

When('{word} asks to try again at once', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).unlock()
})

Given('{word} has asked to try again at once, and been allowed to', async function (this: SiteWorld, name: string) {
  const form = await formOf(this, name)
  await form.unlock()
  await form.states.unlocked()
})

When('{word} asks to try again at once, and the answer takes its time', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).events['unlock.asked']({ type: 'unlock.asked' })
})

When('{word} asks to try again at once, and the connection fails', async function (this: SiteWorld, name: string) {
  const form = await formOf(this, name)
  await form.events['unlock.asked']({ type: 'unlock.asked' })
  await form.events['xstate.error.actor.unlock']()
})

When('{word} asks with the keyboard to try again at once', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).unlockWithKeyboard()
})

Given('{word} has been locked out', async function (this: SiteWorld, name: string) {
  const form = await formOf(this, name)
  await form.guess(emailOf(name), 5)
  await form.enter(emailOf(name), password, false)
  await form.states.lockedOut()
})

When('{word} sends the form once more as it is', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).sendAgain()
})

const sendHeld = async (form: SignInJourney, name: string) =>
  form.events.submitted({ type: 'submitted', email: emailOf(name), password, remember: false })

When(
  '{word} gives her e-mail and password, and the answer takes its time',
  async function (this: SiteWorld, name: string) {
    await sendHeld(await formOf(this, name), name)
  },
)

When('{word} gives her e-mail and password, and the connection fails', async function (this: SiteWorld, name: string) {
  const form = await formOf(this, name)
  await sendHeld(form, name)
  await form.events['xstate.error.actor.signIn']()
})

Then('{signInState}', async function (this: SiteWorld, state: keyof SignInJourney['states']) {
  await (await formOf(this)).states[state]()
})

Then(
  /^the (e-mail|password) is marked "([^"]*)"$/,
  async function (this: SiteWorld, field: 'e-mail' | 'password', words: string) {
    const { shows } = await formOf(this)
    await sees(async () => (await shows.problems())[field === 'e-mail' ? 'email' : 'password'], words)
  },
)

Then('nothing has been sent', async function (this: SiteWorld) {
  await sees((await formOf(this)).shows.attempts, 0)
})

Then('the focus is on {string}', async function (this: SiteWorld, words: string) {
  await sees(async () => (await (await formOf(this)).shows.focus()).includes(words), true)
})

When('{word} goes through the form with the keyboard', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).beginWithKeyboard()
})

Then(/^\w+ passes ("[^"]*"(?:, "[^"]*")*)$/, async function (this: SiteWorld, list: string) {
  const { shows } = await formOf(this)
  for (const [, stop] of list.matchAll(/"([^"]*)"/g)) await sees(async () => (await shows.nextStop()).trim(), stop)
})

Given('{word} has written the password {string}', async function (this: SiteWorld, name: string, text: string) {
  await (await formOf(this, name)).writePassword(text)
})

When('{word} wants to see her password', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).showPassword()
})

Then('{word} reads her password {string}', async function (this: SiteWorld, name: string, text: string) {
  await sees((await formOf(this, name)).shows.password, text)
})
