import assert from 'node:assert/strict'
import { Given, Then, When, world, quoted } from '../harness/cucumber.ts'
import type { Person } from '../harness/person.ts'
import { sees } from '../harness/sees.ts'

Then('the focus is on {string}', (words) =>
  sees(async () => (await world.lastNamed.accountLogin.screen.focus()).includes(words), true),
)

When('{person} goes through the form with the keyboard', ({ accountLogin }) => accountLogin.screen.beginWithKeyboard())

Then(/^([A-Z]\w+) passes ("[^"]*"(?:, "[^"]*")*)$/, async ({ accountLogin: { screen } }: Person, list: string) => {
  const stops = quoted(list)
  const passed: string[] = []
  while (passed.length < stops.length) passed.push((await screen.nextStop()).trim())
  assert.deepEqual(passed, stops)
})

When('{person} wants to see the {string}', ({ accountLogin }, label) => accountLogin.screen.showPassword(label))

Then('{person} reads {string} as the {string}', ({ accountLogin }, text, label) =>
  sees(() => accountLogin.screen.password(label), text),
)
Then('the strength bar says {string}, {string}, in {string}', (percent, words, colour) =>
  sees(async () => (await world.lastNamed.accountLogin.screen.strength()).map(String), [percent, words, colour]),
)

Given('{person} has looked at the {string}', async ({ accountLogin: { screen } }, label) => {
  await screen.showPassword(label)
  await sees(async () => (await screen.password(label)) !== '', true)
})

When('{person} wants to hide the {string}', ({ accountLogin }, label) => accountLogin.screen.hidePassword(label))

Then('{person} cannot read the {string}', ({ accountLogin }, label) =>
  sees(() => accountLogin.screen.password(label), ''),
)
