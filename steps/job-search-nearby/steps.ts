import { Then, When } from '@cucumber/cucumber'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'
import { endsOf, quoted } from '../job-search/job-titles.ts'

const searchOf = async (world: SiteWorld, name: string) => (await world.person(name)).jobSearch

When(
  /^(\w+) (?:has turned|turns) to page (\d+) of the nearby jobs$/,
  async function (this: SiteWorld, name: string, page: string) {
    const event = { type: 'nearbyPage.turned', page: Number(page) - 1 } as const
    await (await searchOf(this, name)).events['nearbyPage.turned'](event)
  },
)

When('{word} asks for {int} nearby jobs at a time', async function (this: SiteWorld, name: string, pageSize: number) {
  const event = { type: 'nearbyPageSize.chosen', pageSize } as const
  await (await searchOf(this, name)).events['nearbyPageSize.chosen'](event)
})

Then(/^the nearby jobs are ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, titles: string) {
  await sees(this.lastNamed.jobSearch.shows.nearby, quoted(titles))
})

Then('there are no nearby jobs', async function (this: SiteWorld) {
  await sees(this.lastNamed.jobSearch.shows.nearby, [])
})

Then(
  '{word} sees {int} nearby jobs from {string} to {string}',
  async function (this: SiteWorld, name: string, count: number, first: string, last: string) {
    const { shows } = await searchOf(this, name)
    await sees(async () => endsOf(await shows.nearby()), [count, first, last])
  },
)

Then(
  '{word} can ask for 5, 10, 25 or all {int} nearby jobs at a time',
  async function (this: SiteWorld, name: string, total: number) {
    await sees((await searchOf(this, name)).shows.nearbySizes, [5, 10, 25, total])
  },
)
