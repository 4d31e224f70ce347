import { Given, When } from '@cucumber/cucumber'
import { newPassword, sendAll } from '../account-login-create/steps.ts'
import type { Written } from '../form/sheets.ts'
import { emailOf, password } from '../session/steps.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

const change = (person: Person, current: string, next = newPassword) =>
  sendAll(person, { 'Current Password': current, 'New Password': next, 'Confirm Password': next })

const newEmail = (email: string, confirmed = email, current = password): Written => ({
  'New Email': email,
  'Confirm New Email': confirmed,
  'Current Password': current,
})

When(/^([A-Z]\w+) (?:changes|is changing) her password$/, async function (this: SiteWorld, person: Person) {
  await change(person, password)
})

When('{person} changes her password there', async function (this: SiteWorld, person: Person) {
  await person.form.turnTo('updatePassword')
  await change(person, password)
})

Given('{person} has changed her password', async function (this: SiteWorld, person: Person) {
  await change(person, password)
  await person.accountLogin.states.leaving()
})

When(
  '{person} changes her password, and gives {string} as the current one',
  async function (this: SiteWorld, person: Person, current: string) {
    await change(person, current)
  },
)

Given('{person} has changed her password, and signed out', async function (this: SiteWorld, person: Person) {
  await change(person, password)
  await person.accountLogin.states.leaving()
  await person.session.signOut()
  await person.form.open('signIn')
})

When(
  /^([A-Z]\w+) (?:changes|is changing) her e-mail to "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, email: string) {
    await sendAll(person, newEmail(email))
  },
)

Given('{person} has changed her e-mail to {string}', async function (this: SiteWorld, person: Person, email: string) {
  await sendAll(person, newEmail(email))
  await person.accountLogin.states.leaving()
})

When(
  '{person} changes her e-mail to {string}, and gives {string} as her password',
  async function (this: SiteWorld, person: Person, email: string, wrong: string) {
    await sendAll(person, newEmail(email, email, wrong))
  },
)

When(
  '{person} changes her e-mail to {string}, and gives {string} to confirm it',
  async function (this: SiteWorld, person: Person, email: string, confirmed: string) {
    await sendAll(person, newEmail(email, confirmed))
  },
)

Given(
  '{person} has changed her e-mail to {string}, and signed out',
  async function (this: SiteWorld, person: Person, email: string) {
    await sendAll(person, newEmail(email))
    await person.accountLogin.states.leaving()
    await person.session.signOut()
    await person.form.open('signIn')
  },
)

Given(
  /^([A-Z]\w+) has signed in with ([A-Z]\w+)'s e-mail and password$/,
  async function (this: SiteWorld, person: Person, owner: Person) {
    await person.session.open()
    await person.session.signIn(emailOf(owner.name), password, false)
  },
)

When('{person} signs in with the new password', async function (this: SiteWorld, person: Person) {
  await person.form.turnTo('signIn')
  await sendAll(person, { Email: emailOf(person.name), Password: newPassword })
})
