import { Given, Then, When, world } from '../harness/cucumber.ts'
import assert from 'node:assert/strict'
import { newPassword, sendAll } from '../account-login-create/steps.ts'
import { personEmail } from '../session/steps.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'

const temporary = /(?:[a-z2-9]{4}-){4}[a-z2-9]{4}/

async function readRecoveryMail(to: string) {
  const text = (await world.requireMailsTo(to)).at(-1)?.text ?? ''
  const [password] = temporary.exec(text) ?? []
  assert.ok(password, `Expected a temporary password in the mail to ${to}, which says:\n${text}`)
  return { text, password }
}

When(/^([A-Z]\w+) (?:asks|is asking) for a new password with the e-mail "([^"]*)"$/, (person: Person, email: string) =>
  sendAll(person, { Email: email }),
)

Given('{person} has asked for a new password', async (person) => {
  if ((await person.accountLogin.shows.address()).startsWith('/account-login')) await person.form.goToPage('recovery')
  else await person.form.open('recovery')
  await sendAll(person, { Email: personEmail(person.name) })
  await person.accountLogin.states.signIn()
})

const signIn = async (person: Person, owner = person) => {
  const Email = personEmail(owner.name)
  await person.form.goToPage('signIn')
  await sendAll(person, { Email, Password: (await readRecoveryMail(Email)).password })
}

When('{person} signs in with the password from her mail', (person) => signIn(person))

Given('{person} has signed in with the password from her mail', async (person) => {
  await signIn(person)
  await person.accountLogin.states.updatePassword()
  await person.form.goToPage('updatePassword')
})

Given(/^([A-Z]\w+) has signed in with the password from ([A-Z]\w+)'s mail$/, async (person: Person, owner: Person) => {
  await person.form.open('signIn')
  await signIn(person, owner)
  await person.accountLogin.states.updatePassword()
})

When(/^([A-Z]\w+) (?:sets|has set) a new password$/, async (person: Person) => {
  await person.form.goToPage('updatePassword')
  await sendAll(person, { 'New Password': newPassword, 'Confirm Password': newPassword })
})

Then('the mail to {string} brings a temporary password, and an address to sign in at', async (to) => {
  const { text } = await readRecoveryMail(to)
  assert.match(text, /https?:\/\/[^\s]+\/account-login\b/)
})

Then('there is no mail to {string}', async (to) => assert.deepEqual(await world.listMailsTo(to), []))
Then('a mail to {string} says {string}', (to, words) =>
  sees(
    async () => (await world.listMailsTo(to)).some(({ text }) => text.replaceAll(/\s+/g, ' ').includes(words)),
    true,
  ),
)

Then('the password from her mail is filled in as the {string}', async (label) => {
  const { name, form } = world.lastNamed
  const { password } = await readRecoveryMail(personEmail(name))
  await form.goToPage('updatePassword')
  await sees(async () => (await form.shows.written())[label], password)
})
