import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { accountLoginMachine } from '#machines/account-login.machine.ts'
import type { FormName } from '#contract/forms.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import type { AccountLoginJourney } from './journey.ts'

defineStates('accountLoginState', accountLoginMachine)

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

When('{person} opens the sign-in page with {string}', async function (this: SiteWorld, person: Person, query: string) {
  await person.accountLogin.open(query)
})

Given(
  '{person} has come to the sign-in page with {string}',
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

Given(/^([A-Z]\w+) (?:fills|has filled) in$/, async function (this: SiteWorld, person: Person, table: DataTable) {
  await person.form.write(table.rowsHash())
})

Given(
  /^([A-Z]\w+) (?:writes|has written) "([^"]*)" as the "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, text: string, label: string) {
    await person.form.write({ [label]: text })
  },
)

Then('{accountLoginState}', async function (this: SiteWorld, state: keyof AccountLoginJourney['states']) {
  await this.lastNamed.accountLogin.states[state]()
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
  /^(no|one) "([^"]*)" (?:has|have) been sent$/,
  async function (this: SiteWorld, count: 'no' | 'one', operation: string) {
    await sees(() => this.lastNamed.accountLogin.shows.calls(operation), { no: 0, one: 1 }[count])
  },
)
