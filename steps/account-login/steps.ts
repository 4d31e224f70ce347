import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { accountLoginMachine } from '#machines/account-login.machine.ts'
import type { FormName } from '#contract/forms.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { emailOf, password } from '../session/steps.ts'
import type { AccountLoginJourney } from './journey.ts'

defineStates('accountLoginState', accountLoginMachine)

const remember = 'Keep Me Logged In'

/** The forms by what somebody is about to do with them. */
const formTo: Readonly<Record<string, FormName>> = {
  'sign in': 'signIn',
  'create an account': 'createAccount',
  'ask for a new password': 'recovery',
  'change her password': 'updatePassword',
  'change her e-mail': 'updateEmail',
}

/** What the links between the forms lead to. */
const formBehind: Readonly<Record<string, FormName>> = {
  'Create Account': 'createAccount',
  'Forgot Password': 'recovery',
  'Back to sign in': 'signIn',
}

const known = <Value>(table: Readonly<Record<string, Value>>, name: string): Value => {
  const found = table[name]
  if (found === undefined) throw new Error(`Nobody knows "${name}".`)
  return found
}

Given(
  /^([A-Z]\w+) is about to (sign in|create an account|ask for a new password|change her password|change her e-mail)$/,
  async function (this: SiteWorld, person: Person, what: string) {
    await person.form.open(known(formTo, what))
  },
)

Given(
  /^([A-Z]\w+) is about to (sign in|create an account|ask for a new password|change her password|change her e-mail) on her way to "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, what: string, address: string) {
    await person.form.open(known(formTo, what), `redirect=${encodeURIComponent(address)}`)
  },
)

When('{person} opens the sign-in with {string}', async function (this: SiteWorld, person: Person, query: string) {
  await person.accountLogin.open(query)
})

Given(
  '{person} has come to the sign-in with {string}',
  async function (this: SiteWorld, person: Person, query: string) {
    await person.accountLogin.open(query)
    await person.form.turnTo('signIn')
  },
)

When(
  '{person} follows the link {string} beside the form',
  async function (this: SiteWorld, person: Person, name: string) {
    await person.accountLogin.follow(name)
  },
)

When(
  /^([A-Z]\w+) (?:follows|has followed) "([^"]*)" there$/,
  async function (this: SiteWorld, person: Person, name: string) {
    await person.accountLogin.follow(name)
    await person.form.turnTo(known(formBehind, name))
  },
)

const signIn = async ({ form }: Person, Email: string, Password: string, toStay = false) => {
  await form.turnTo('signIn')
  await form.write({ Email, Password, ...(toStay && { [remember]: remember }) })
  await form.send()
}

When(
  /^([A-Z]\w+) (?:gives|has given) her e-mail and password( and wants to stay signed in)?$/,
  async function (this: SiteWorld, person: Person, toStay: string | null) {
    await signIn(person, emailOf(person.name), password, toStay !== null)
  },
)

When(
  '{person} gives her e-mail and the password {string}',
  async function (this: SiteWorld, person: Person, wrong: string) {
    await signIn(person, emailOf(person.name), wrong)
  },
)

When(
  '{person} gives the e-mail {string} and her password',
  async function (this: SiteWorld, person: Person, email: string) {
    await signIn(person, email, password)
  },
)

When('{person} gives nothing', async function (this: SiteWorld, person: Person) {
  await person.form.send()
})

Given(/^([A-Z]\w+) (?:fills|has filled) in$/, async function (this: SiteWorld, person: Person, table: DataTable) {
  await person.form.write(table.rowsHash())
})

Given(
  /^([A-Z]\w+) (?:writes|has written) "([^"]*)" as the "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, text: string, label: string) {
    await person.form.write({ [label]: text })
  },
)

Given(
  'someone has given {int} wrong passwords for {person}',
  async function (this: SiteWorld, count: number, person: Person) {
    await person.accountLogin.guess(emailOf(person.name), count)
  },
)

const unlock = ({ form }: Person) => form.events['unlock.asked']({ type: 'unlock.asked' })

When('{person} asks to try again at once', async function (this: SiteWorld, person: Person) {
  await unlock(person)
  await person.form.events['xstate.done.actor.unlock']()
})

Given('{person} has asked to try again at once, and been allowed to', async function (this: SiteWorld, person: Person) {
  await unlock(person)
  await person.form.events['xstate.done.actor.unlock']()
  await sees(person.form.shows.told, ['You may sign in again.', 'Check your email and password, then press LOGIN.'])
})

When(
  '{person} asks to try again at once, and the answer takes its time',
  async function (this: SiteWorld, person: Person) {
    await unlock(person)
  },
)

When('{person} asks to try again at once, and the connection fails', async function (this: SiteWorld, person: Person) {
  await unlock(person)
  await person.form.events['xstate.error.actor.unlock']()
})

When('{person} asks with the keyboard to try again at once', async function (this: SiteWorld, person: Person) {
  await person.accountLogin.screen.goOnWithKeyboard()
})

Given('{person} has been locked out', async function (this: SiteWorld, person: Person) {
  await person.accountLogin.guess(emailOf(person.name), 5)
  await signIn(person, emailOf(person.name), password)
  await person.form.states.turnedDown()
})

When('{person} sends the form once more as it is', async function (this: SiteWorld, person: Person) {
  await person.form.send()
})

const signInHeld = async (person: Person) => {
  await person.sending.hold()
  await signIn(person, emailOf(person.name), password)
}

When(
  '{person} gives her e-mail and password, and the answer takes its time',
  async function (this: SiteWorld, person: Person) {
    await signInHeld(person)
  },
)

When(
  '{person} gives her e-mail and password, and the connection fails',
  async function (this: SiteWorld, person: Person) {
    await signInHeld(person)
    await person.sending.events['xstate.error.actor.submit']()
  },
)

Then('{accountLoginState}', async function (this: SiteWorld, state: keyof AccountLoginJourney['states']) {
  await this.lastNamed.accountLogin.states[state]()
})

/** What has become of a form, by what an analyst calls it. */
const outcomes: Readonly<Record<string, keyof Person['form']['states']>> = {
  'the visitor is not let in': 'turnedDown',
  'the visitor is locked out for a while': 'turnedDown',
  'the visitor stays locked out': 'turnedDown',
  'the visitor may try again at once': 'idle',
  'the sign-in did not come through': 'failed',
  'the sign-in is under way': 'sending',
  'the visitor is shown what to correct': 'invalid',
}

for (const [sentence, state] of Object.entries(outcomes))
  Then(sentence, async function (this: SiteWorld) {
    await this.lastNamed.form.states[state]()
  })

Then('the visitor is let in', async function (this: SiteWorld) {
  await this.lastNamed.accountLogin.states.leaving()
})

const problemBeside = async ({ form }: Person, label: string) =>
  (await form.shows.problems()).find(([marked]) => marked === label)?.[1] ?? ''

Then('the {string} is marked {string}', async function (this: SiteWorld, label: string, problem: string) {
  await sees(() => problemBeside(this.lastNamed, label), problem)
})

Then('the {string} is not marked', async function (this: SiteWorld, label: string) {
  await sees(() => problemBeside(this.lastNamed, label), '')
})

Then(
  /^(no|one|two) "([^"]*)" (?:has|have) been sent$/,
  async function (this: SiteWorld, count: 'no' | 'one' | 'two', operation: string) {
    await sees(() => this.lastNamed.accountLogin.shows.calls(operation), { no: 0, one: 1, two: 2 }[count])
  },
)

Then('nothing has been sent', async function (this: SiteWorld) {
  await sees(() => this.lastNamed.accountLogin.shows.calls('SignIn'), 0)
})

Then('the focus is on {string}', async function (this: SiteWorld, words: string) {
  const { screen } = this.lastNamed.accountLogin
  await sees(async () => (await screen.focus()).includes(words), true)
})

When('{person} goes through the form with the keyboard', async function (this: SiteWorld, person: Person) {
  await person.accountLogin.screen.beginWithKeyboard()
})

Then(/^([A-Z]\w+) passes ("[^"]*"(?:, "[^"]*")*)$/, async function (this: SiteWorld, person: Person, list: string) {
  const { screen } = person.accountLogin
  for (const [, stop] of list.matchAll(/"([^"]*)"/g)) await sees(async () => (await screen.nextStop()).trim(), stop)
})

When('{person} wants to see the {string}', async function (this: SiteWorld, person: Person, label: string) {
  await person.accountLogin.screen.showPassword(label)
})

Then(
  '{person} reads {string} as the {string}',
  async function (this: SiteWorld, person: Person, text: string, label: string) {
    await sees(() => person.accountLogin.screen.password(label), text)
  },
)

Then(
  'the strength bar says {string}, {string}, in {string}',
  async function (this: SiteWorld, percent: string, words: string, colour: string) {
    const { screen } = this.lastNamed.accountLogin
    await sees(async () => (await screen.strength()).map(String), [percent, words, colour])
  },
)
