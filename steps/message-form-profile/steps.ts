import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { formOf, quoted } from '../message-form/form-of.ts'
import { sheets } from '../message-form/values.ts'

const blankProfile = Object.fromEntries(Object.keys(sheets.profile.labels).map((label) => [label, '']))

Given('{word} wants to introduce her company', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).open('profile')
})

Given(/^(\w+) (?:has written|writes) a complete profile$/, async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).write(sheets.profile.good)
})

Given(
  /^(\w+) (?:has written|writes) a complete profile, with "([^"]*)" as (?:the|her) (.+)$/,
  async function (this: SiteWorld, name: string, text: string, label: string) {
    await (await formOf(this, name)).write({ ...sheets.profile.good, [label]: text })
  },
)

Given(/^(\w+) (?:has written|writes) this profile$/, async function (this: SiteWorld, name: string, table: DataTable) {
  await (await formOf(this, name)).write(table.rowsHash())
})

When(
  /^(\w+) (?:chooses|has chosen) "([^"]*)" as the (.+)$/,
  async function (this: SiteWorld, name: string, text: string, label: string) {
    await (await formOf(this, name)).write({ [label]: text })
  },
)

Given('{word} has deleted everything she wrote', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).write(blankProfile)
})

When(/^(\w+) (?:reloads|has reloaded) the page by mistake$/, async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).reload()
})

Given('{word} has sent a complete profile, which was lost on the way', async function (this: SiteWorld, name: string) {
  const form = await formOf(this, name)
  await form.write(sheets.profile.good)
  await form.hold()
  await form.send()
  await form.events['xstate.done.actor.prove']()
  await form.states.submitting()
  await form.events['xstate.error.actor.send']()
  await form.states.failed()
})

When('{word} has read the list', async function (this: SiteWorld, name: string) {
  await (await formOf(this, name)).events['rules.read']({ type: 'rules.read' })
})

Then('the profile is still there as it was written', async function (this: SiteWorld) {
  await sees((await formOf(this)).shows.written, { ...blankProfile, ...sheets.profile.good })
})

Then('nothing of the profile is written', async function (this: SiteWorld) {
  await sees((await formOf(this)).shows.written, blankProfile)
})

Then('nothing of the profile is written in another tab', async function (this: SiteWorld) {
  await sees((await formOf(this)).shows.writtenInAnotherTab, blankProfile)
})

Then('these rules stand in the way', async function (this: SiteWorld, table: DataTable) {
  await sees(
    (await formOf(this)).shows.rules,
    table.raw().map(([rule]) => rule ?? ''),
  )
})

Then(/^the parts of the form are ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, list: string) {
  await sees((await formOf(this)).screen.parts, quoted(list))
})

Then(
  'at {int} px the {string} read, line by line',
  async function (this: SiteWorld, width: number, part: string, table: DataTable) {
    const { screen } = await formOf(this)
    const lines = table.raw().map((line) => line.filter((cell) => cell !== ''))
    await sees(() => screen.options(part, width), lines)
  },
)

Then('the {string} are read aloud as', async function (this: SiteWorld, part: string, table: DataTable) {
  const { screen } = await formOf(this)
  await sees(
    () => screen.spoken(part),
    table.raw().map(([label]) => label ?? ''),
  )
})

Then('{word} can {string} it', async function (this: SiteWorld, name: string, button: string) {
  await sees((await formOf(this, name)).screen.button, button)
})

Then('the device keeps no proof', async function (this: SiteWorld) {
  const { screen } = await formOf(this)
  const [kept, proof] = [await screen.kept(), await screen.proof()]
  assert.match(kept, /Analytical Engines/)
  assert.notEqual(proof, '', 'No proof was sent.')
  assert.ok(!kept.includes(proof), `Expected no proof among what is kept:\n${kept}`)
})
