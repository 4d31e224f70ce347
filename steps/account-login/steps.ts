import { Given, Then, When } from '@cucumber/cucumber'
import { signInMachine } from '#machines/sign-in.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import { emailOf, password } from '../session/steps.ts'
import type { SignInJourney } from './journey.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('signInState', signInMachine)

Given('{person} is about to sign in', async function (this: SiteWorld, person: Person) {
  await person.signIn.open()
})

When(
  /^([A-Z]\w+) (?:gives|has given) her e-mail and password( and wants to stay signed in)?$/,
  async function (this: SiteWorld, person: Person, toStay: string | null) {
    await person.signIn.enter(emailOf(person.name), password, toStay !== null)
  },
)

When(
  '{person} gives her e-mail and the password {string}',
  async function (this: SiteWorld, person: Person, wrong: string) {
    await person.signIn.enter(emailOf(person.name), wrong, false)
  },
)

When(
  '{person} gives the e-mail {string} and her password',
  async function (this: SiteWorld, person: Person, email: string) {
    await person.signIn.enter(email, password, false)
  },
)

When('{person} gives nothing', async function (this: SiteWorld, person: Person) {
  await person.signIn.enter('', '', false)
})

Given(
  'someone has given {int} wrong passwords for {person}',
  async function (this: SiteWorld, count: number, person: Person) {
    await person.signIn.guess(emailOf(person.name), count)
  },
)

When('{person} asks to try again at once', async function (this: SiteWorld, person: Person) {
  await person.signIn.unlock()
})

Given('{person} has asked to try again at once, and been allowed to', async function (this: SiteWorld, person: Person) {
  const form = person.signIn
  await form.unlock()
  await form.states.unlocked()
})

When(
  '{person} asks to try again at once, and the answer takes its time',
  async function (this: SiteWorld, person: Person) {
    await person.signIn.events['unlock.asked']({ type: 'unlock.asked' })
  },
)

When('{person} asks to try again at once, and the connection fails', async function (this: SiteWorld, person: Person) {
  const form = person.signIn
  await form.events['unlock.asked']({ type: 'unlock.asked' })
  await form.events['xstate.error.actor.unlock']()
})

When('{person} asks with the keyboard to try again at once', async function (this: SiteWorld, person: Person) {
  await person.signIn.unlockWithKeyboard()
})

Given('{person} has been locked out', async function (this: SiteWorld, person: Person) {
  const form = person.signIn
  await form.guess(emailOf(person.name), 5)
  await form.enter(emailOf(person.name), password, false)
  await form.states.lockedOut()
})

When('{person} sends the form once more as it is', async function (this: SiteWorld, person: Person) {
  await person.signIn.sendAgain()
})

const sendHeld = ({ name, signIn }: Person) =>
  signIn.events.submitted({ type: 'submitted', email: emailOf(name), password, remember: false })

When(
  '{person} gives her e-mail and password, and the answer takes its time',
  async function (this: SiteWorld, person: Person) {
    await sendHeld(person)
  },
)

When(
  '{person} gives her e-mail and password, and the connection fails',
  async function (this: SiteWorld, person: Person) {
    await sendHeld(person)
    await person.signIn.events['xstate.error.actor.signIn']()
  },
)

Then('{signInState}', async function (this: SiteWorld, state: keyof SignInJourney['states']) {
  await this.lastNamed.signIn.states[state]()
})

Then(
  /^the (e-mail|password) is marked "([^"]*)"$/,
  async function (this: SiteWorld, field: 'e-mail' | 'password', words: string) {
    const { shows } = this.lastNamed.signIn
    await sees(async () => (await shows.problems())[field === 'e-mail' ? 'email' : 'password'], words)
  },
)

Then('nothing has been sent', async function (this: SiteWorld) {
  await sees(this.lastNamed.signIn.shows.attempts, 0)
})

Then('the focus is on {string}', async function (this: SiteWorld, words: string) {
  await sees(async () => (await this.lastNamed.signIn.shows.focus()).includes(words), true)
})

When('{person} goes through the form with the keyboard', async function (this: SiteWorld, person: Person) {
  await person.signIn.beginWithKeyboard()
})

Then(/^([A-Z]\w+) passes ("[^"]*"(?:, "[^"]*")*)$/, async function (this: SiteWorld, person: Person, list: string) {
  const { shows } = person.signIn
  for (const [, stop] of list.matchAll(/"([^"]*)"/g)) await sees(async () => (await shows.nextStop()).trim(), stop)
})

Given('{person} has written the password {string}', async function (this: SiteWorld, person: Person, text: string) {
  await person.signIn.writePassword(text)
})

When('{person} wants to see her password', async function (this: SiteWorld, person: Person) {
  await person.signIn.showPassword()
})

Then('{person} reads her password {string}', async function (this: SiteWorld, person: Person, text: string) {
  await sees(person.signIn.shows.password, text)
})
