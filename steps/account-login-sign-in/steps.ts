import { Given, Then, When, world } from '../harness/cucumber.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { personEmail, password } from '../session/steps.ts'

const remember = 'Keep Me Logged In'

const signIn = async ({ form }: Person, Email: string, Password: string, toStay = false) => {
  await form.goToPage('signIn')
  await form.write({ Email, Password, ...(toStay && { [remember]: remember }) })
  await form.send()
}

When(
  /^([A-Z]\w+) (?:gives|has given) her e-mail and password( and wants to stay signed in)?$/,
  (person: Person, toStay: string | null) => signIn(person, personEmail(person.name), password, toStay !== null),
)
When('{person} gives her e-mail and the password {string}', (person, wrong) =>
  signIn(person, personEmail(person.name), wrong),
)
When('{person} gives the e-mail {string} and her password', (person, email) => signIn(person, email, password))
When('{person} gives nothing', ({ form }) => form.send())
Given('someone has given {int} wrong passwords for {person}', (count, person) =>
  person.accountLogin.guess(personEmail(person.name), count),
)

const unlock = ({ form }: Person) => form.events['unlock.requested']({ type: 'unlock.requested' })

When('{person} asks to try again at once', async (person) => {
  await unlock(person)
  await person.form.events['xstate.done.actor.unlock']()
})

Given('{person} has asked to try again at once, and been allowed to', async (person) => {
  await unlock(person)
  await person.form.events['xstate.done.actor.unlock']()
  await sees(person.form.shows.told, ['You may sign in again.', 'Check your email and password, then press LOGIN.'])
})

When('{person} asks to try again at once, and the answer takes its time', (person) => unlock(person))

When('{person} asks to try again at once, and the connection fails', async (person) => {
  await unlock(person)
  await person.form.events['xstate.error.actor.unlock']()
})

When('{person} asks with the keyboard to try again at once', ({ accountLogin }) =>
  accountLogin.screen.goOnWithKeyboard(),
)

Given('{person} has been locked out', async (person) => {
  await person.accountLogin.guess(personEmail(person.name), 5)
  await signIn(person, personEmail(person.name), password)
  await person.form.states.turnedDown()
})

When('{person} sends the form once more as it is', ({ form }) => form.send())

const startHeldSignIn = async (person: Person) => {
  await person.sending.hold()
  await signIn(person, personEmail(person.name), password)
}

When('{person} gives her e-mail and password, and the answer takes its time', (person) => startHeldSignIn(person))

When('{person} gives her e-mail and password, and the connection fails', async (person) => {
  await startHeldSignIn(person)
  await person.sending.events['xstate.error.actor.submit']()
})

const outcomes: Readonly<Record<string, keyof Person['form']['states']>> = {
  'the visitor is not let in': 'turnedDown',
  'the visitor may try again at once': 'idle',
  'the attempt to sign in did not come through': 'failed',
  'the attempt to sign in is under way': 'sending',
  'the visitor is shown what to correct': 'invalid',
}

for (const [sentence, state] of Object.entries(outcomes)) Then(sentence, () => world.lastNamed.form.states[state]())

Then('the visitor is let in', () => world.lastNamed.accountLogin.states.leaving())
Then('nothing has been sent', () => sees(() => world.lastNamed.accountLogin.shows.calls('SignIn'), 0))
