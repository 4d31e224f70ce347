import { Given, Then, When } from '@cucumber/cucumber'
import type { LinkKind } from '#contract/account-operations.ts'
import { accountLinkMachine } from '#machines/account-link.machine.ts'
import assert from 'node:assert/strict'
import { newPassword, sendAll } from '../account-login-create/steps.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { emailOf } from '../session/steps.ts'
import type { AccountLinkJourney } from './journey.ts'

defineStates('accountLinkState', accountLinkMachine)

const kinds: Readonly<Record<string, LinkKind>> = { 'confirms her e-mail': 'confirm', 'takes the change back': 'undo' }

const linkIn = /\/account-link\/(\w+)#([\w-]+)/

/** The end of the latest link of this kind that was mailed to somebody. */
async function tokenFor({ site }: SiteWorld, to: string, kind: LinkKind) {
  const mails = (await site.mails()).filter((mail) => mail.to === to).map(({ text }) => linkIn.exec(text))
  const token = mails.findLast((found) => found?.[1] === kind)?.[2]
  assert.ok(token, `Expected a mail to ${to} with a link to ${kind}.`)
  return token
}

async function openFromMail(world: SiteWorld, person: Person, what: string) {
  const kind = kinds[what] ?? 'confirm'
  await person.accountLink.open(kind, await tokenFor(world, emailOf(person.name), kind))
}

async function useFromMail(world: SiteWorld, person: Person, what: string) {
  await openFromMail(world, person, what)
  await person.accountLink.press()
  await person.accountLink.states.done()
}

async function changeEmail(person: Person, email: string) {
  await person.form.open('updateEmail')
  await sendAll(person, { 'New Email': email, 'Confirm New Email': email, 'Current Password': newPassword })
  await person.accountLogin.states.leaving()
}

When(
  /^([A-Z]\w+) (?:opens|has opened) the link that (confirms her e-mail|takes the change back)$/,
  async function (this: SiteWorld, person: Person, what: string) {
    await openFromMail(this, person, what)
  },
)

When(
  "{person} has opened the link in {person}'s mail that confirms an e-mail",
  async function (this: SiteWorld, person: Person, owner: Person) {
    await person.accountLink.open('confirm', await tokenFor(this, emailOf(owner.name), 'confirm'))
  },
)

When(
  '{person} goes on from there to sign in with the password {string}',
  async function (this: SiteWorld, person: Person, typed: string) {
    await person.accountLink.goToSignIn()
    await person.form.turnTo('signIn')
    await sendAll(person, { Email: emailOf(person.name), Password: typed })
  },
)

Given('the firm has done it, and its answer about the link is lost', async function (this: SiteWorld) {
  await this.lastNamed.accountLink.loseAnswer()
  await this.lastNamed.accountLink.states.failed()
})

When('{person} opens a link that was cut off', async function (this: SiteWorld, person: Person) {
  const token = await tokenFor(this, emailOf(person.name), 'confirm')
  await person.accountLink.open('confirm', token.slice(0, -5))
})

When('{person} opens a link without its end', async function (this: SiteWorld, person: Person) {
  await person.accountLink.open('confirm', '')
})

When(/^([A-Z]\w+) (?:says|has said) yes to it$/, async function (this: SiteWorld, person: Person) {
  await person.accountLink.press()
})

Given(
  /^([A-Z]\w+) has used the link that (confirms her e-mail|takes the change back)$/,
  async function (this: SiteWorld, person: Person, what: string) {
    await useFromMail(this, person, what)
  },
)

Given(
  '{person} has given her account the e-mail {string}',
  async function (this: SiteWorld, person: Person, email: string) {
    await changeEmail(person, email)
  },
)

Given(
  '{person} has opened the link that takes a change of her e-mail back',
  async function (this: SiteWorld, person: Person) {
    await useFromMail(this, person, 'confirms her e-mail')
    await changeEmail(person, 'nora@birch.example')
    await openFromMail(this, person, 'takes the change back')
  },
)

Given('{int} days have passed since the mail', async function (this: SiteWorld, days: number) {
  await this.site.sendAlerts(days)
})

Given("the firm's answer about the link is slow to come", async function (this: SiteWorld) {
  await this.lastNamed.accountLink.hold()
})

When("the firm's answer about the link is lost", async function (this: SiteWorld) {
  await this.lastNamed.accountLink.lose()
})

Then('{accountLinkState}', async function (this: SiteWorld, state: keyof AccountLinkJourney['states']) {
  await this.lastNamed.accountLink.states[state]()
})

Then("nothing of the link is left in {person}'s address bar", async function (this: SiteWorld, person: Person) {
  await sees(async () => (await person.accountLink.shows.address()).replace(/\w+$/, ''), '/account-link/')
})

Then('no link has been used', async function (this: SiteWorld) {
  const { shows } = this.lastNamed.accountLink
  await sees(async () => (await shows.calls('ConfirmEmail')) + (await shows.calls('UndoEmailChange')), 0)
})

Then('what {person} is told of the link has the focus', async function (this: SiteWorld, person: Person) {
  await sees(async () => (await person.accountLink.shows.focused()).includes('This link was used before.'), true)
})

Then('{person} is led on to {string}', async function (this: SiteWorld, person: Person, way: string) {
  await sees(async () => (await person.accountLink.shows.ways()).includes(way), true)
})
