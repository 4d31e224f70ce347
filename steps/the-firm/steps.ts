import { Then, When, type DataTable } from '@cucumber/cucumber'
import assert from 'node:assert/strict'
import type { TheFirmJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import { birthdaysSince1973 } from '../worlds/birthdays.ts'
import type { SiteWorld } from '../harness/world.ts'

const firmOf = async (world: SiteWorld, name = 'Ada'): Promise<TheFirmJourney> => (await world.person(name)).theFirm

When('{word} chooses {string} from the menu', async function (this: SiteWorld, name: string, entry: string) {
  await (await firmOf(this, name)).choose(entry)
})

Then('{word} finds these parts', async function (this: SiteWorld, name: string, table: DataTable) {
  const parts = await (await firmOf(this, name)).shows.parts()
  const missing = table.raw().flatMap(([part = '']) => (parts.includes(part) ? [] : part))
  assert.deepEqual(missing, [], `The parts of the page are:\n${parts.join('\n')}`)
})

Then('the part {string} says {string}', async function (this: SiteWorld, part: string, words: string) {
  const { shows } = await firmOf(this)
  await sees(async () => (await shows.part(part)).includes(words), true)
})

Then(
  'the part {string} says how many full years have passed since June 3, 1973',
  async function (this: SiteWorld, part: string) {
    const { shows } = await firmOf(this)
    const words = ` ${birthdaysSince1973()} Years of careful counting`
    await sees(async () => (await shows.part(part)).includes(words), true)
  },
)

Then('the header offers {word} the {string}', async function (this: SiteWorld, name: string, tool: string) {
  const { shows } = await firmOf(this, name)
  await sees(async () => (await shows.tools()).some((each) => each.startsWith(tool)), true)
})

Then('{word} finds the form {string}', async function (this: SiteWorld, name: string, form: string) {
  const { shows } = await firmOf(this, name)
  await sees(async () => (await shows.forms()).includes(form), true)
})
