import assert from 'node:assert/strict'
import { Given, Then, When } from '@cucumber/cucumber'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'

Then('the focus is on {string}', async function (this: SiteWorld, words: string) {
  const { screen } = this.lastNamed.accountLogin
  await sees(async () => (await screen.focus()).includes(words), true)
})

When('{person} goes through the form with the keyboard', async function (this: SiteWorld, person: Person) {
  await person.accountLogin.screen.beginWithKeyboard()
})

Then(/^([A-Z]\w+) passes ("[^"]*"(?:, "[^"]*")*)$/, async function (this: SiteWorld, person: Person, list: string) {
  const { screen } = person.accountLogin
  const stops = quoted(list)
  const passed: string[] = []
  while (passed.length < stops.length) passed.push((await screen.nextStop()).trim())
  assert.deepEqual(passed, stops)
})

When('{person} wants to see the {string}', async function (this: SiteWorld, person: Person, label: string) {
  await person.accountLogin.screen.showPassword(label)
})

Then(
  '{person} reads {string} as the {string}',
  async function (this: SiteWorld, person: Person, text: string, label: string) {
    await sees(() => person.accountLogin.screen.password(label), text)
  },
)

Then(
  'the strength bar says {string}, {string}, in {string}',
  async function (this: SiteWorld, percent: string, words: string, colour: string) {
    const { screen } = this.lastNamed.accountLogin
    await sees(async () => (await screen.strength()).map(String), [percent, words, colour])
  },
)

Given('{person} has looked at the {string}', async function (this: SiteWorld, person: Person, label: string) {
  const { screen } = person.accountLogin
  await screen.showPassword(label)
  await sees(async () => (await screen.password(label)) !== '', true)
})

When('{person} wants to hide the {string}', async function (this: SiteWorld, person: Person, label: string) {
  await person.accountLogin.screen.hidePassword(label)
})

Then('{person} cannot read the {string}', async function (this: SiteWorld, person: Person, label: string) {
  await sees(() => person.accountLogin.screen.password(label), '')
})
