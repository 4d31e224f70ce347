import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'
import { sheets } from '../form/sheets.ts'

const blankProfile = Object.fromEntries(Object.keys(sheets.profile.labels).map((label) => [label, '']))

Given('{person} wants to introduce her company', async function (this: SiteWorld, person: Person) {
  await person.form.open('profile')
})

Given(/^([A-Z]\w+) (?:has written|writes) a complete profile$/, async function (this: SiteWorld, person: Person) {
  await person.form.write(sheets.profile.good)
})

Given(
  /^([A-Z]\w+) (?:has written|writes) a complete profile, with "([^"]*)" as (?:the|her) (.+)$/,
  async function (this: SiteWorld, person: Person, text: string, label: string) {
    await person.form.write({ ...sheets.profile.good, [label]: text })
  },
)

Given(
  /^([A-Z]\w+) (?:has written|writes) this profile$/,
  async function (this: SiteWorld, person: Person, table: DataTable) {
    await person.form.write(table.rowsHash())
  },
)

When(
  /^([A-Z]\w+) (?:chooses|has chosen) "([^"]*)" as the (.+)$/,
  async function (this: SiteWorld, person: Person, text: string, label: string) {
    await person.form.write({ [label]: text })
  },
)

Given('{person} has deleted everything she wrote', async function (this: SiteWorld, person: Person) {
  await person.form.write(blankProfile)
})

When(/^([A-Z]\w+) (?:reloads|has reloaded) the page by mistake$/, async function (this: SiteWorld, person: Person) {
  await person.form.reload()
})

Given(
  '{person} has sent a complete profile, which was lost on the way',
  async function (this: SiteWorld, person: Person) {
    const { form, sending } = person
    await form.write(sheets.profile.good)
    await sending.hold()
    await form.send()
    await sending.events['xstate.done.actor.prove']()
    await sending.states.submitting()
    await sending.events['xstate.error.actor.submit']()
    await form.states.failed()
  },
)

When('{person} has read the list', async function (this: SiteWorld, person: Person) {
  await person.form.events['rules.read']({ type: 'rules.read' })
})

Then('the profile is still there as it was written', async function (this: SiteWorld) {
  await sees(this.lastNamed.form.shows.written, { ...blankProfile, ...sheets.profile.good })
})

Then('nothing of the profile is written', async function (this: SiteWorld) {
  await sees(this.lastNamed.form.shows.written, blankProfile)
})

Then('nothing of the profile is written in another tab', async function (this: SiteWorld) {
  await sees(this.lastNamed.form.shows.writtenInAnotherTab, blankProfile)
})

Then('these rules stand in the way', async function (this: SiteWorld, table: DataTable) {
  await sees(
    this.lastNamed.form.shows.rules,
    table.raw().map(([rule]) => rule ?? ''),
  )
})

Then(/^the parts of the form are ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, list: string) {
  await sees(this.lastNamed.form.screen.parts, quoted(list))
})

Then(
  'at {int} px the {string} read, line by line',
  async function (this: SiteWorld, width: number, part: string, table: DataTable) {
    const { screen } = this.lastNamed.form
    const lines = table.raw().map((line) => line.filter((cell) => cell !== ''))
    await sees(() => screen.options(part, width), lines)
  },
)

Then('the {string} are read aloud as', async function (this: SiteWorld, part: string, table: DataTable) {
  const { screen } = this.lastNamed.form
  await sees(
    () => screen.spoken(part),
    table.raw().map(([label]) => label ?? ''),
  )
})

Then('{person} can {string} it', async function (this: SiteWorld, person: Person, button: string) {
  await sees(person.form.screen.button, button)
})

Then('the device keeps no proof', async function (this: SiteWorld) {
  const { screen } = this.lastNamed.form
  const [kept, proof] = [await screen.kept(), await screen.proof()]
  assert.match(kept, /Analytical Engines/)
  assert.notEqual(proof, '', 'No proof was sent.')
  assert.ok(!kept.includes(proof), `Expected no proof among what is kept:\n${kept}`)
})
