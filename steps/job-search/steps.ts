import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { jobSearchMachine, type GroupId } from '#machines/job-search.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import { filterValue } from './filter-options.ts'
import type { JobSearchJourney } from './journey.ts'
import { endsOf, quoted } from './job-titles.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('jobSearchState', jobSearchMachine)

const groups: Readonly<Record<string, GroupId>> = {
  category: 'category',
  'experience level': 'experience',
  city: 'location',
  workplace: 'workplace',
}

const sorts = { Alphabetical: 'alphabetical', 'Most Recent': 'recent', 'Most Relevant': 'relevant' } as const

const searchOf = async (world: SiteWorld, name: string): Promise<JobSearchJourney> =>
  (await world.person(name)).jobSearch

Given('{word} is looking at current opportunities', async function (this: SiteWorld, name: string) {
  await (await searchOf(this, name)).open('')
})

When(
  /^(\w+) (?:has opened|opens) the kept search "([^"]*)"$/,
  async function (this: SiteWorld, name: string, query: string) {
    await (await searchOf(this, name)).open(query)
  },
)

When(
  /^(\w+) (?:has followed|follows) a link to current opportunities$/,
  async function (this: SiteWorld, name: string) {
    await (await searchOf(this, name)).start()
  },
)

When(
  /^(\w+) (?:has searched|searches) for "([^"]*)"$/,
  async function (this: SiteWorld, name: string, keyword: string) {
    await (await searchOf(this, name)).events['keyword.changed']({ type: 'keyword.changed', keyword })
  },
)

When(
  /^(\w+) (?:has chosen|chooses) the (category|experience level|city|workplace) "([^"]*)"$/,
  async function (this: SiteWorld, name: string, kind: string, choice: string) {
    const group = groups[kind] ?? 'category'
    const event = { type: 'filter.toggled', group, value: filterValue(group, choice) } as const
    await (await searchOf(this, name)).events['filter.toggled'](event)
  },
)

When(
  /^(\w+) (?:has chosen|chooses) the state "([^"]*)"$/,
  async function (this: SiteWorld, name: string, state: string) {
    await (await searchOf(this, name)).events['state.toggled']({ type: 'state.toggled', state: state.toLowerCase() })
  },
)

When('{word} looks at her saved jobs only', async function (this: SiteWorld, name: string) {
  await (await searchOf(this, name)).events['saved.toggled']({ type: 'saved.toggled' })
})

When('{word} clears all filters', async function (this: SiteWorld, name: string) {
  await (await searchOf(this, name)).events['filters.cleared']({ type: 'filters.cleared' })
})

When('{word} sorts by {string}', async function (this: SiteWorld, name: string, sort: keyof typeof sorts) {
  await (await searchOf(this, name)).events['sort.chosen']({ type: 'sort.chosen', sort: sorts[sort] })
})

When(/^(\w+) (?:has turned|turns) to page (\d+)$/, async function (this: SiteWorld, name: string, page: string) {
  await (await searchOf(this, name)).events['page.turned']({ type: 'page.turned', page: Number(page) - 1 })
})

When('{word} asks for {int} jobs at a time', async function (this: SiteWorld, name: string, pageSize: number) {
  await (await searchOf(this, name)).events['pageSize.chosen']({ type: 'pageSize.chosen', pageSize })
})

When('{word} takes the suggestion', async function (this: SiteWorld, name: string) {
  await (await searchOf(this, name)).events['suggestion.applied']({ type: 'suggestion.applied' })
})

When(/^the (?:jobs arrive|answer arrives)$/, async function (this: SiteWorld) {
  await this.lastNamed.jobSearch.events['xstate.done.actor.findJobs']()
})

Given('the jobs have arrived', async function (this: SiteWorld) {
  const search = this.lastNamed.jobSearch
  await search.events['xstate.done.actor.findJobs']()
  await search.states.listed()
})

When(/^(?:the connection (?:fails|has failed)|no answer (?:arrives|has arrived))$/, async function (this: SiteWorld) {
  const search = this.lastNamed.jobSearch
  await search.events['xstate.error.actor.findJobs']()
  await search.states.failed()
})

When(/^(\w+) tries again and the (?:jobs arrive|answer arrives)$/, async function (this: SiteWorld, name: string) {
  const search = await searchOf(this, name)
  await search.events.retry({ type: 'retry' })
  await search.events['xstate.done.actor.findJobs']()
})

Given('the site is slow to answer', async function (this: SiteWorld) {
  await this.lastNamed.jobSearch.slowDown()
})

Then('{jobSearchState}', async function (this: SiteWorld, state: keyof JobSearchJourney['states']) {
  await this.lastNamed.jobSearch.states[state]()
})

Then('{word} sees these jobs in this order', async function (this: SiteWorld, name: string, table: DataTable) {
  const expected = table.hashes().map((line) => line['title'] ?? '')
  await sees((await searchOf(this, name)).shows.titles, expected)
})

Then(/^(\w+) sees only ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, name: string, titles: string) {
  const { shows } = await searchOf(this, name)
  await sees(async () => [...(await shows.titles())].sort(), quoted(titles).sort())
})

Then('{word} sees {string} first', async function (this: SiteWorld, name: string, title: string) {
  const { shows } = await searchOf(this, name)
  await sees(async () => (await shows.titles())[0], title)
})

Then(
  '{word} sees {int} jobs from {string} to {string}',
  async function (this: SiteWorld, name: string, count: number, first: string, last: string) {
    const { shows } = await searchOf(this, name)
    await sees(async () => endsOf(await shows.titles()), [count, first, last])
  },
)

Then('{int} jobs match', async function (this: SiteWorld, total: number) {
  await sees(this.lastNamed.jobSearch.shows.total, total)
})

Then(
  /^"([^"]*)" is (checked|unchecked|partly checked)$/,
  async function (this: SiteWorld, filter: string, kind: string) {
    const { shows } = this.lastNamed.jobSearch
    await sees<string>(() => shows.checked(filter), kind)
  },
)

Then('the number beside {string} is {int}', async function (this: SiteWorld, filter: string, count: number) {
  const { shows } = this.lastNamed.jobSearch
  await sees(() => shows.count(filter), count)
})

Then('{word} has no active filters', async function (this: SiteWorld, name: string) {
  await sees((await searchOf(this, name)).shows.activeFilters, [])
})

Then(
  /^(\w+) is offered "([^"]*)" with ((?:"[^"]*"(?:, )?)+)$/,
  async function (this: SiteWorld, name: string, text: string, filters: string) {
    const { shows } = await searchOf(this, name)
    await sees(shows.suggestion, { text, filters: quoted(filters) })
  },
)

Then('the kept search is {string}', async function (this: SiteWorld, query: string) {
  await sees(this.lastNamed.jobSearch.shows.address, query)
})

Then('{word} is on page {int}', async function (this: SiteWorld, name: string, page: number) {
  await sees((await searchOf(this, name)).shows.page, page)
})

Then('one step back leads away from current opportunities', async function (this: SiteWorld) {
  const { shows } = this.lastNamed.jobSearch
  await sees(shows.leavesByOneStepBack, true)
})
