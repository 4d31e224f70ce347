import { Given, Then, When } from '@cucumber/cucumber'
import { newPassword, sendAll } from '../account-login-create/steps.ts'
import { emailOf, password } from '../session/steps.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

const change = (person: Person, current: string, next = newPassword) =>
  sendAll(person, { 'Current Password': current, 'New Password': next, 'Confirm Password': next })

When(/^([A-Z]\w+) (?:changes|has changed) her password$/, async function (this: SiteWorld, person: Person) {
  await change(person, password)
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
  /^([A-Z]\w+) (?:changes|has changed) her e-mail to "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, email: string) {
    await sendAll(person, { 'New Email': email, 'Confirm New Email': email, 'Current Password': password })
  },
)

When(
  '{person} changes her e-mail to {string}, and gives {string} as her password',
  async function (this: SiteWorld, person: Person, email: string, wrong: string) {
    await sendAll(person, { 'New Email': email, 'Confirm New Email': email, 'Current Password': wrong })
  },
)

When(
  '{person} changes her e-mail to {string}, and gives {string} to confirm it',
  async function (this: SiteWorld, person: Person, email: string, confirmed: string) {
    await sendAll(person, { 'New Email': email, 'Confirm New Email': confirmed, 'Current Password': password })
  },
)

Given(
  '{person} has changed her e-mail to {string}, and signed out',
  async function (this: SiteWorld, person: Person, email: string) {
    await sendAll(person, { 'New Email': email, 'Confirm New Email': email, 'Current Password': password })
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

Then(/^([A-Z]\w+) can read on, and ([A-Z]\w+) is signed out$/, async function (this: SiteWorld, one: Person, other: Person) {
  await sees(async () => (await one.session.shows.name()) !== null, true)
  await sees(other.session.shows.name, null)
})
