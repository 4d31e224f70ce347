import type { DataTable } from '@cucumber/cucumber'
import { Then, When, world } from '../harness/cucumber.ts'
import assert from 'node:assert/strict'
import { sees } from '../harness/sees.ts'
import { countYearsSinceFounding } from './browser.ts'

When('{person} chooses {string} from the menu', ({ theFirm }, entry) => theFirm.choose(entry))

Then('{person} finds these parts', async ({ theFirm }, table: DataTable) => {
  const parts = await theFirm.shows.parts()
  const missing = table.raw().flatMap(([part = '']) => (parts.includes(part) ? [] : part))
  assert.deepEqual(missing, [], `The parts of the page are:\n${parts.join('\n')}`)
})

Then('the part {string} says {string}', (part, words) =>
  sees(async () => (await world.lastNamed.theFirm.shows.part(part)).includes(words), true),
)

Then('the part {string} says how many full years have passed since June 3, 1973', async (part) => {
  const { shows } = world.lastNamed.theFirm
  const words = ` ${countYearsSinceFounding()} Years of careful counting`
  await sees(async () => (await shows.part(part)).includes(words), true)
})

Then('the header offers {person} the {string}', ({ theFirm }, tool) =>
  sees(async () => (await theFirm.shows.tools()).some((each) => each.startsWith(tool)), true),
)
Then('{person} finds the form {string}', ({ theFirm }, form) =>
  sees(async () => (await theFirm.shows.forms()).includes(form), true),
)
