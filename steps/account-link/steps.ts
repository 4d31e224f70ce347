import { Given, Then, When, world } from '../harness/cucumber.ts'
import type { LinkKind } from '#contract/account-operations.ts'
import { accountLinkMachine } from '#machines/account-link.machine.ts'
import assert from 'node:assert/strict'
import { newPassword, sendAll } from '../account-login-create/steps.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import { personEmail } from '../session/steps.ts'

defineStates('accountLinkState', accountLinkMachine)

const kinds: Readonly<Record<string, LinkKind>> = { 'confirms her e-mail': 'confirm', 'takes the change back': 'undo' }

const linkPattern = /\/account-link\/(\w+)#([\w-]+)/

async function readLinkToken(to: string, kind: LinkKind) {
  const mails = (await world.listMailsTo(to)).map(({ text }) => linkPattern.exec(text))
  const token = mails.findLast((found) => found?.[1] === kind)?.[2]
  assert.ok(token, `Expected a mail to ${to} with a link to ${kind}.`)
  return token
}

async function openLinkFromMail(person: Person, linkAction: string) {
  const kind = kinds[linkAction] ?? 'confirm'
  await person.accountLink.open(kind, await readLinkToken(personEmail(person.name), kind))
}

async function confirmFromMail(person: Person, linkAction: string) {
  await openLinkFromMail(person, linkAction)
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
  (person: Person, linkAction: string) => openLinkFromMail(person, linkAction),
)
When("{person} has opened the link in {person}'s mail that confirms an e-mail", async ({ accountLink }, owner) =>
  accountLink.open('confirm', await readLinkToken(personEmail(owner.name), 'confirm')),
)

When('{person} goes on from there to sign in with the password {string}', async (person, typed) => {
  await person.accountLink.openSignInLink()
  await person.form.goToPage('signIn')
  await sendAll(person, { Email: personEmail(person.name), Password: typed })
})

Given('the firm has done it, and its answer about the link is lost', async () => {
  await world.lastNamed.accountLink.loseAnswer()
  await world.lastNamed.accountLink.states.failed()
})

When('{person} opens a link that was cut off', async ({ name, accountLink }) => {
  const token = await readLinkToken(personEmail(name), 'confirm')
  await accountLink.open('confirm', token.slice(0, -5))
})

When('{person} opens a link without its end', ({ accountLink }) => accountLink.open('confirm', ''))
When(/^([A-Z]\w+) (?:says|has said) yes to it$/, ({ accountLink }: Person) => accountLink.press())
Given(
  /^([A-Z]\w+) has used the link that (confirms her e-mail|takes the change back)$/,
  (person: Person, linkAction: string) => confirmFromMail(person, linkAction),
)
Given('{person} has used the link that confirms her e-mail in another tab', async (person) =>
  person.accountLink.confirmInAnotherTab(await readLinkToken(personEmail(person.name), 'confirm')),
)
Given('{person} has given her account the e-mail {string}', (person, email) => changeEmail(person, email))

Given('{person} has opened the link that takes a change of her e-mail back', async (person) => {
  await confirmFromMail(person, 'confirms her e-mail')
  await changeEmail(person, 'nora@birch.example')
  await openLinkFromMail(person, 'takes the change back')
})

Given('{int} days have passed since the mail', (days) => world.site.sendAlerts(days))
Given("the firm's answer about the link is slow to come", () => world.lastNamed.accountLink.hold())
When("the firm's answer about the link is lost", () => world.lastNamed.accountLink.lose())

Then('{accountLinkState}', reachesState('accountLink'))
Then("nothing of the link is left in {person}'s address bar", ({ accountLink }) =>
  sees(async () => (await accountLink.shows.address()).replace(/\w+$/, ''), '/account-link/'),
)

Then('no link has been used', async () => {
  const { shows } = world.lastNamed.accountLink
  await sees(async () => (await shows.calls('ConfirmEmail')) + (await shows.calls('UndoEmailChange')), 0)
})

Then('what {person} is told of the link has the focus', ({ accountLink }) =>
  sees(async () => (await accountLink.shows.focused()).includes('This link has already been used.'), true),
)
Then('{person} is led on to {string}', ({ accountLink }, way) =>
  sees(async () => (await accountLink.shows.ways()).includes(way), true),
)
