import { Then, When } from '@cucumber/cucumber'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'
import { endsOf } from '../job-search/job-titles.ts'

When(
  /^([A-Z]\w+) (?:has turned|turns) to page (\d+) of the nearby jobs$/,
  async function (this: SiteWorld, person: Person, page: string) {
    const event = { type: 'nearbyPage.turned', page: Number(page) - 1 } as const
    await person.jobSearch.events['nearbyPage.turned'](event)
  },
)

When(
  '{person} asks for {int} nearby jobs at a time',
  async function (this: SiteWorld, person: Person, pageSize: number) {
    const event = { type: 'nearbyPageSize.chosen', pageSize } as const
    await person.jobSearch.events['nearbyPageSize.chosen'](event)
  },
)

Then(/^the nearby jobs are ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, titles: string) {
  await sees(this.lastNamed.jobSearch.shows.nearby, quoted(titles))
})

Then('there are no nearby jobs', async function (this: SiteWorld) {
  await sees(this.lastNamed.jobSearch.shows.nearby, [])
})

Then(
  '{person} sees {int} nearby jobs from {string} to {string}',
  async function (this: SiteWorld, person: Person, count: number, first: string, last: string) {
    const { shows } = person.jobSearch
    await sees(async () => endsOf(await shows.nearby()), [count, first, last])
  },
)

Then(
  '{person} can ask for 5, 10, 25 or all {int} nearby jobs at a time',
  async function (this: SiteWorld, person: Person, total: number) {
    await sees(person.jobSearch.shows.nearbySizes, [5, 10, 25, total])
  },
)
