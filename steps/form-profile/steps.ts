import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, scenarioValue, world, quoted } from '../harness/cucumber.ts'
import assert from 'node:assert/strict'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import { pageObjects, type LabelledValues } from '../form/form-page-objects.ts'

const writtenThere = scenarioValue<LabelledValues>('Nobody has opened another tab.')

const blankProfile = Object.fromEntries(Object.keys(pageObjects.profile.labels).map((label) => [label, '']))

Given('{person} wants to introduce her company', ({ form }) => form.open('profile'))
Given(/^([A-Z]\w+) (?:has written|writes) a complete profile$/, ({ form }: Person) =>
  form.write(pageObjects.profile.good),
)
Given(
  /^([A-Z]\w+) (?:has written|writes) a complete profile, with "([^"]*)" as (?:the|her) (.+)$/,
  ({ form }: Person, text: string, label: string) => form.write({ ...pageObjects.profile.good, [label]: text }),
)
Given(/^([A-Z]\w+) (?:has written|writes) this profile$/, ({ form }: Person, table: DataTable) =>
  form.write(table.rowsHash()),
)
When(/^([A-Z]\w+) (?:chooses|has chosen) "([^"]*)" as the (.+)$/, ({ form }: Person, text: string, label: string) =>
  form.write({ [label]: text }),
)
Given('{person} has deleted everything she wrote', ({ form }) => form.write(blankProfile))
When(/^([A-Z]\w+) (?:reloads|has reloaded) the page by mistake$/, ({ form }: Person) => form.reload())

Given('{person} has sent a complete profile, which was lost on the way', async ({ form, sending }) => {
  await form.write(pageObjects.profile.good)
  await sending.hold()
  await form.send()
  await sending.events['xstate.done.actor.prove']()
  await sending.states.submitting()
  await sending.events['xstate.error.actor.submit']()
  await form.states.failed()
})

When('{person} opens the profile in another tab', async ({ form }) => {
  writtenThere.set(await form.openInAnotherTab())
})
When('{person} has read the list', ({ form }) => form.events['rules.read']({ type: 'rules.read' }))

Then('the profile is still there as it was written', () =>
  sees(world.lastNamed.form.shows.written, { ...blankProfile, ...pageObjects.profile.good }),
)
Then('nothing of the profile is written', () => sees(world.lastNamed.form.shows.written, blankProfile))
Then('nothing of the profile is written there', () => assert.deepEqual(writtenThere.get(), blankProfile))
Then('these rules stand in the way', (table: DataTable) =>
  sees(
    world.lastNamed.form.shows.rules,
    table.raw().map(([rule]) => rule ?? ''),
  ),
)
Then(/^the parts of the form are ((?:"[^"]*"(?:, )?)+)$/, (list: string) =>
  sees(world.lastNamed.form.screen.parts, quoted(list)),
)

Then('at {int} px the {string} read, line by line', async (width, part, table: DataTable) => {
  const { screen } = world.lastNamed.form
  const lines = table.raw().map((line) => line.filter((cell) => cell !== ''))
  await sees(() => screen.options(part, width), lines)
})

Then('the {string} are read aloud as', (part, table: DataTable) =>
  sees(
    () => world.lastNamed.form.screen.spoken(part),
    table.raw().map(([label]) => label ?? ''),
  ),
)
Then('{person} can {string} it', ({ form }, button) => sees(form.screen.button, button))

Then('the device keeps no proof', async () => {
  const { screen } = world.lastNamed.form
  const [kept, proof] = [await screen.kept(), await screen.proof()]
  assert.match(kept, /Analytical Engines/)
  assert.notEqual(proof, '', 'No proof was sent.')
  assert.ok(!kept.includes(proof), `Expected no proof among what is kept:\n${kept}`)
})
