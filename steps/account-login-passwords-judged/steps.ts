import { Given, Then, When } from '@cucumber/cucumber'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

const listed = async ({ form }: Person) => sees(form.shows.knowsCommonPasswords, true)

const written = (text: string, of = 'Password') => ({ [of]: text, 'Confirm Password': text })

Given('the list of common passwords does not come', async function (this: SiteWorld) {
  await this.lastNamed.form.loseCommonPasswords()
})

Given('the list of common passwords has come', async function (this: SiteWorld) {
  await listed(this.lastNamed)
})

When(
  /^([A-Z]\w+) chooses the (password|new password) "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, which: string, text: string) {
    await person.form.write(written(text, which === 'password' ? 'Password' : 'New Password'))
    await listed(person)
    await person.form.send()
  },
)

When('{person} goes on without a password', async function (this: SiteWorld, person: Person) {
  await person.form.write({ Email: 'nora@example.org', 'First Name': 'Nora' })
})

Then('the list of common passwords has not been looked up', async function (this: SiteWorld) {
  await sees(this.lastNamed.form.screen.listAskedFor, [])
})

Then(
  'the list of common passwords has been looked up once, and nothing was sent for it',
  async function (this: SiteWorld) {
    await sees(this.lastNamed.form.screen.listAskedFor, ['GET'])
  },
)

Then(
  'the problem of the {string} leads to {string}, which says {string}, in a new tab',
  async function (this: SiteWorld, label: string, address: string, words: string) {
    const { screen } = this.lastNamed.form
    await sees(
      async () => (await screen.problemLink(label)).map((text) => text?.trim() ?? null),
      [words, address, '_blank'],
    )
  },
)
