import { Given, Then, When, world } from '../harness/cucumber.ts'
import { personEmail } from '../session/steps.ts'
import type { LabelledValues } from '../form/form-page-objects.ts'
import { letLeave } from '../sending/outcomes.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { NoticeKind } from '../toast-queue/notices.ts'

export const newPassword = 'birch by the lake'

const remember = 'Keep Me Logged In'

const writtenValues = new WeakMap<Person, LabelledValues>()

export async function fillForm(person: Person, written: LabelledValues) {
  writtenValues.set(person, written)
  await person.form.write(written)
}

export async function sendAll(person: Person, written: LabelledValues) {
  await fillForm(person, written)
  await person.form.send()
}

const newAccount = (name: string, email = personEmail(name), confirmed = email): LabelledValues => ({
  Email: email,
  'Confirm Email': confirmed,
  'First Name': name,
  'Last Name': 'Birch',
  Password: newPassword,
  'Confirm Password': newPassword,
  [remember]: '',
})

When(
  /^([A-Z]\w+) (?:asks|has asked) for an account( to stay signed in)?$/,
  (person: Person, isRemembered: string | null) =>
    sendAll(person, { ...newAccount(person.name), ...(isRemembered && { [remember]: remember }) }),
)
When(/^([A-Z]\w+) (?:asks|has asked) for an account with the e-mail "([^"]*)"$/, (person: Person, email: string) =>
  sendAll(person, newAccount(person.name, email)),
)
When(/^([A-Z]\w+) (?:asks|has asked) for an account with the password "([^"]*)"$/, (person: Person, password: string) =>
  sendAll(person, { ...newAccount(person.name), Password: password, 'Confirm Password': password }),
)
When('{person} asks for an account with the e-mail {string}, and {string} to confirm it', (person, email, confirmed) =>
  sendAll(person, newAccount(person.name, email, confirmed)),
)
Given('{person} has written all that a new account needs', (person) => fillForm(person, newAccount(person.name)))
When('{person} asks for an account again', ({ form }) => form.send())

Given('{person} has created an account', async (person) => {
  await person.form.open('createAccount')
  await sendAll(person, newAccount(person.name))
  await person.accountLogin.states.leaving()
})

Given('{person} has an account with the password {string}, and has signed out', async (person, password) => {
  await sendAll(person, { ...newAccount(person.name), Password: password, 'Confirm Password': password })
  await person.accountLogin.states.leaving()
  await person.session.signOut()
  await person.form.open('signIn')
})

When('her password manager fills in the sign-in form, and she signs in', async () => {
  const { name, form, sending } = world.lastNamed
  await form.sendFilled({ Email: personEmail(name), Password: newPassword, [remember]: '' })
  await letLeave(sending)
  await sending.events['xstate.done.actor.submit']({ output: { kind: 'taken' } })
})

Given(/^([A-Z]\w+) has signed out(?: again)?$/, ({ session }: Person) => session.signOut())

Then(
  /^an? (note|confirmation|warning|error) beside the form says "([^"]*)" and "([^"]*)"$/,
  async (kind: NoticeKind, title: string, message: string) => {
    const { shows } = world.lastNamed.form
    await sees(async () => [await shows.getNoticeKind(), ...(await shows.told())], [kind, title, message])
  },
)

Then('what {person} wrote is still there', (person) => sees(person.form.shows.written, writtenValues.get(person) ?? {}))
Then('{string} is still written as the {string}', (text, label) =>
  sees(async () => (await world.lastNamed.form.shows.written())[label], text),
)
Then('nothing is filled in', () =>
  sees(async () => Object.values(await world.lastNamed.form.shows.written()).filter((text) => text !== ''), []),
)

Then("{person}'s browser keeps nothing of what she wrote", async (person) => {
  const secrets = Object.entries(writtenValues.get(person) ?? {}).filter(([label, text]) => text && label !== remember)
  const kept = await person.form.screen.kept()
  await sees(async () => secrets.filter(([, text]) => kept.includes(text)), [])
})
