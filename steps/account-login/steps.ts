import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, world } from '../harness/cucumber.ts'
import { accountLoginMachine } from '#machines/account-login.machine.ts'
import type { FormName } from '#contract/forms.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'

defineStates('accountLoginState', accountLoginMachine)

const formsByAction: Readonly<Record<string, FormName>> = {
  'sign in': 'signIn',
  'create an account': 'createAccount',
  'ask for a new password': 'recovery',
  'change her password': 'updatePassword',
  'change her e-mail': 'updateEmail',
}

const formsByLink: Readonly<Record<string, FormName>> = {
  'Create Account': 'createAccount',
  'Forgot Password': 'recovery',
  'Back to sign in': 'signIn',
}

const getForm = <Value>(table: Readonly<Record<string, Value>>, name: string): Value => {
  const found = table[name]
  if (found === undefined) throw new Error(`Nobody knows "${name}".`)
  return found
}

Given(
  /^([A-Z]\w+) is about to (sign in|create an account|ask for a new password|change her password|change her e-mail)$/,
  ({ form }: Person, what: string) => form.open(getForm(formsByAction, what)),
)
Given(
  /^([A-Z]\w+) is about to (sign in|create an account|ask for a new password|change her password|change her e-mail) on her way to "([^"]*)"$/,
  ({ form }: Person, what: string, address: string) =>
    form.open(getForm(formsByAction, what), `redirect=${encodeURIComponent(address)}`),
)
When('{person} opens the sign-in page with {string}', ({ accountLogin }, query) => accountLogin.open(query))

Given('{person} has come to the sign-in page with {string}', async ({ accountLogin, form }, query) => {
  await accountLogin.open(query)
  await form.goToPage('signIn')
})

When('{person} follows the link {string} beside the form', ({ accountLogin }, name) => accountLogin.follow(name))

When(/^([A-Z]\w+) (?:follows|has followed) "([^"]*)" there$/, async ({ accountLogin, form }: Person, name: string) => {
  await accountLogin.follow(name)
  await form.goToPage(getForm(formsByLink, name))
})

Given(/^([A-Z]\w+) (?:fills|has filled) in$/, ({ form }: Person, table: DataTable) => form.write(table.rowsHash()))
Given(
  /^([A-Z]\w+) (?:writes|has written) "([^"]*)" as the "([^"]*)"$/,
  ({ form }: Person, text: string, label: string) => form.write({ [label]: text }),
)

Then('{accountLoginState}', reachesState('accountLogin'))

const fieldProblem = async ({ form }: Person, label: string) =>
  (await form.shows.problems()).find(([marked]) => marked === label)?.[1] ?? ''

Then('the {string} is marked {string}', (label, problem) => sees(() => fieldProblem(world.lastNamed, label), problem))
Then('the {string} is not marked', (label) => sees(() => fieldProblem(world.lastNamed, label), ''))
Then(/^(no|one) "([^"]*)" (?:has|have) been sent$/, (count: 'no' | 'one', operation: string) =>
  sees(() => world.lastNamed.accountLogin.shows.calls(operation), { no: 0, one: 1 }[count]),
)
