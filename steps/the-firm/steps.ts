import { Then, When, type DataTable } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import { sees } from '../harness/sees.ts'
import { birthdaysSince1973 } from '../worlds/birthdays.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

When('{person} chooses {string} from the menu', async function (this: SiteWorld, person: Person, entry: string) {
  await person.theFirm.choose(entry)
})

Then('{person} finds these parts', async function (this: SiteWorld, person: Person, table: DataTable) {
  const parts = await person.theFirm.shows.parts()
  const missing = table.raw().flatMap(([part = '']) => (parts.includes(part) ? [] : part))
  assert.deepEqual(missing, [], `The parts of the page are:\n${parts.join('\n')}`)
})

Then('the part {string} says {string}', async function (this: SiteWorld, part: string, words: string) {
  const { shows } = this.lastNamed.theFirm
  await sees(async () => (await shows.part(part)).includes(words), true)
})

Then(
  'the part {string} says how many full years have passed since June 3, 1973',
  async function (this: SiteWorld, part: string) {
    const { shows } = this.lastNamed.theFirm
    const words = ` ${birthdaysSince1973()} Years of careful counting`
    await sees(async () => (await shows.part(part)).includes(words), true)
  },
)

Then('the header offers {person} the {string}', async function (this: SiteWorld, person: Person, tool: string) {
  const { shows } = person.theFirm
  await sees(async () => (await shows.tools()).some((each) => each.startsWith(tool)), true)
})

Then('{person} finds the form {string}', async function (this: SiteWorld, person: Person, form: string) {
  const { shows } = person.theFirm
  await sees(async () => (await shows.forms()).includes(form), true)
})
