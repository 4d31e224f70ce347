import { Given, When } from '../harness/cucumber.ts'
import { newPassword, sendAll } from '../account-login-create/steps.ts'
import type { LabelledValues } from '../form/form-page-objects.ts'
import { personEmail, password } from '../session/steps.ts'
import type { Person } from '../harness/person.ts'

const changePassword = (person: Person, current: string, next = newPassword) =>
  sendAll(person, { 'Current Password': current, 'New Password': next, 'Confirm Password': next })

const emailValues = (email: string, confirmed = email, current = password): LabelledValues => ({
  'New Email': email,
  'Confirm New Email': confirmed,
  'Current Password': current,
})

When(/^([A-Z]\w+) (?:changes|is changing) her password$/, (person: Person) => changePassword(person, password))

When('{person} changes her password there', async (person) => {
  await person.form.goToPage('updatePassword')
  await changePassword(person, password)
})

Given('{person} has changed her password', async (person) => {
  await changePassword(person, password)
  await person.accountLogin.states.leaving()
})

When('{person} changes her password, and gives {string} as the current one', (person, current) =>
  changePassword(person, current),
)

Given('{person} has changed her password, and signed out', async (person) => {
  await changePassword(person, password)
  await person.accountLogin.states.leaving()
  await person.session.signOut()
  await person.form.open('signIn')
})

When(/^([A-Z]\w+) (?:changes|is changing) her e-mail to "([^"]*)"$/, (person: Person, email: string) =>
  sendAll(person, emailValues(email)),
)

Given('{person} has changed her e-mail to {string}', async (person, email) => {
  await sendAll(person, emailValues(email))
  await person.accountLogin.states.leaving()
})

When('{person} changes her e-mail to {string}, and gives {string} as her password', (person, email, wrong) =>
  sendAll(person, emailValues(email, email, wrong)),
)
When('{person} changes her e-mail to {string}, and gives {string} to confirm it', (person, email, confirmed) =>
  sendAll(person, emailValues(email, confirmed)),
)

Given('{person} has changed her e-mail to {string}, and signed out', async (person, email) => {
  await sendAll(person, emailValues(email))
  await person.accountLogin.states.leaving()
  await person.session.signOut()
  await person.form.open('signIn')
})

Given(
  /^([A-Z]\w+) has signed in with ([A-Z]\w+)'s e-mail and password$/,
  async ({ session }: Person, owner: Person) => {
    await session.open()
    await session.signIn(personEmail(owner.name), password, false)
  },
)

When('{person} signs in with the new password', async (person) => {
  await person.form.goToPage('signIn')
  await sendAll(person, { Email: personEmail(person.name), Password: newPassword })
})
