import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import { jobSearchMachine, type GroupId } from '#machines/job-search.machine.ts'
import { defineStates } from '../harness/described-states.ts'
import { filterValue } from './filter-options.ts'
import type { JobSearchJourney } from './journey.ts'
import { endsOf } from './job-titles.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'
import { quoted } from '../harness/quoted.ts'

defineStates('jobSearchState', jobSearchMachine)

const groups: Readonly<Record<string, GroupId>> = {
  category: 'category',
  'experience level': 'experience',
  city: 'location',
  workplace: 'workplace',
}

const sorts = { Alphabetical: 'alphabetical', 'Most Recent': 'recent', 'Most Relevant': 'relevant' } as const

Given('{person} is looking at current opportunities', async function (this: SiteWorld, person: Person) {
  await person.jobSearch.open('')
})

When(
  /^([A-Z]\w+) (?:has opened|opens) the kept search "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, query: string) {
    await person.jobSearch.open(query)
  },
)

When(
  /^([A-Z]\w+) (?:has followed|follows) a link to current opportunities$/,
  async function (this: SiteWorld, person: Person) {
    await person.jobSearch.start()
  },
)

When(
  /^([A-Z]\w+) (?:has searched|searches) for "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, keyword: string) {
    await person.jobSearch.events['keyword.changed']({ type: 'keyword.changed', keyword })
  },
)

When(
  /^([A-Z]\w+) (?:has chosen|chooses) the (category|experience level|city|workplace) "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, kind: string, choice: string) {
    const group = groups[kind] ?? 'category'
    const event = { type: 'filter.toggled', group, value: filterValue(group, choice) } as const
    await person.jobSearch.events['filter.toggled'](event)
  },
)

When(
  /^([A-Z]\w+) (?:has chosen|chooses) the state "([^"]*)"$/,
  async function (this: SiteWorld, person: Person, state: string) {
    await person.jobSearch.events['state.toggled']({ type: 'state.toggled', state: state.toLowerCase() })
  },
)

When('{person} looks at her saved jobs only', async function (this: SiteWorld, person: Person) {
  await person.jobSearch.events['saved.toggled']({ type: 'saved.toggled' })
})

When('{person} clears all filters', async function (this: SiteWorld, person: Person) {
  await person.jobSearch.events['filters.cleared']({ type: 'filters.cleared' })
})

When('{person} sorts by {string}', async function (this: SiteWorld, person: Person, sort: keyof typeof sorts) {
  await person.jobSearch.events['sort.chosen']({ type: 'sort.chosen', sort: sorts[sort] })
})

When(/^([A-Z]\w+) (?:has turned|turns) to page (\d+)$/, async function (this: SiteWorld, person: Person, page: string) {
  await person.jobSearch.events['page.turned']({ type: 'page.turned', page: Number(page) - 1 })
})

When('{person} asks for {int} jobs at a time', async function (this: SiteWorld, person: Person, pageSize: number) {
  await person.jobSearch.events['pageSize.chosen']({ type: 'pageSize.chosen', pageSize })
})

When('{person} takes the suggestion', async function (this: SiteWorld, person: Person) {
  await person.jobSearch.events['suggestion.applied']({ type: 'suggestion.applied' })
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

When(
  /^([A-Z]\w+) tries again and the (?:jobs arrive|answer arrives)$/,
  async function (this: SiteWorld, person: Person) {
    const search = person.jobSearch
    await search.events.retry({ type: 'retry' })
    await search.events['xstate.done.actor.findJobs']()
  },
)

Given('the site is slow to answer', async function (this: SiteWorld) {
  await this.lastNamed.jobSearch.slowDown()
})

Then('{jobSearchState}', async function (this: SiteWorld, state: keyof JobSearchJourney['states']) {
  await this.lastNamed.jobSearch.states[state]()
})

Then('{person} sees these jobs in this order', async function (this: SiteWorld, person: Person, table: DataTable) {
  const expected = table.hashes().map((line) => line['title'] ?? '')
  await sees(person.jobSearch.shows.titles, expected)
})

Then(/^([A-Z]\w+) sees only ((?:"[^"]*"(?:, )?)+)$/, async function (this: SiteWorld, person: Person, titles: string) {
  const { shows } = person.jobSearch
  await sees(async () => [...(await shows.titles())].sort(), quoted(titles).toSorted())
})

Then('{person} sees {string} first', async function (this: SiteWorld, person: Person, title: string) {
  const { shows } = person.jobSearch
  await sees(async () => (await shows.titles())[0], title)
})

Then(
  '{person} sees {int} jobs from {string} to {string}',
  async function (this: SiteWorld, person: Person, count: number, first: string, last: string) {
    const { shows } = person.jobSearch
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

Then('{person} can take back the words {string}', async function (this: SiteWorld, person: Person, words: string) {
  await sees(person.jobSearch.shows.activeFilters, [`“${words}”`])
})

Then('{person} has no active filters', async function (this: SiteWorld, person: Person) {
  await sees(person.jobSearch.shows.activeFilters, [])
})

Then(
  /^([A-Z]\w+) is offered "([^"]*)" with ((?:"[^"]*"(?:, )?)+)$/,
  async function (this: SiteWorld, person: Person, text: string, filters: string) {
    const { shows } = person.jobSearch
    await sees(shows.suggestion, { text, filters: quoted(filters) })
  },
)

Then('the kept search is {string}', async function (this: SiteWorld, query: string) {
  await sees(this.lastNamed.jobSearch.shows.address, query)
})

Then('{person} is on page {int}', async function (this: SiteWorld, person: Person, page: number) {
  await sees(person.jobSearch.shows.page, page)
})

Then('one step back leads away from current opportunities', async function (this: SiteWorld) {
  const { shows } = this.lastNamed.jobSearch
  await sees(shows.leavesByOneStepBack, true)
})
