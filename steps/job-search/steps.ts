import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, world, quoted } from '../harness/cucumber.ts'
import { jobSearchMachine, type GroupId } from '#machines/job-search.machine.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { findFilterValue, summarizeTitles } from './listing.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('jobSearchState', jobSearchMachine)

const groups: Readonly<Record<string, GroupId>> = {
  category: 'category',
  'experience level': 'experience',
  city: 'location',
  workplace: 'workplace',
}

const sorts = { Alphabetical: 'alphabetical', 'Most Recent': 'recent', 'Most Relevant': 'relevant' } as const

Given('{person} is looking at current opportunities', ({ jobSearch }) => jobSearch.open(''))
When(/^([A-Z]\w+) (?:has opened|opens) the kept search "([^"]*)"$/, ({ jobSearch }: Person, query: string) =>
  jobSearch.open(query),
)
When(/^([A-Z]\w+) (?:has followed|follows) a link to current opportunities$/, ({ jobSearch }: Person) =>
  jobSearch.start(),
)
When(/^([A-Z]\w+) (?:has searched|searches) for "([^"]*)"$/, ({ jobSearch }: Person, keyword: string) =>
  jobSearch.events['keyword.changed']({ type: 'keyword.changed', keyword }),
)

When(
  /^([A-Z]\w+) (?:has chosen|chooses) the (category|experience level|city|workplace) "([^"]*)"$/,
  async ({ jobSearch }: Person, kind: string, choice: string) => {
    const group = groups[kind] ?? 'category'
    const event = { type: 'filter.toggled', group, value: findFilterValue(group, choice) } as const
    await jobSearch.events['filter.toggled'](event)
  },
)

When(/^([A-Z]\w+) (?:has chosen|chooses) the state "([^"]*)"$/, ({ jobSearch }: Person, state: string) =>
  jobSearch.events['state.toggled']({ type: 'state.toggled', state: state.toLowerCase() }),
)
When('{person} looks at her saved jobs only', ({ jobSearch }) =>
  jobSearch.events['saved.toggled']({ type: 'saved.toggled' }),
)
When('{person} clears all filters', ({ jobSearch }) => jobSearch.events['filters.cleared']({ type: 'filters.cleared' }))
When('{person} sorts by {string}', ({ jobSearch }, sort: keyof typeof sorts) =>
  jobSearch.events['sort.chosen']({ type: 'sort.chosen', sort: sorts[sort] }),
)
When(/^([A-Z]\w+) (?:has turned|turns) to page (\d+)$/, ({ jobSearch }: Person, page: string) =>
  jobSearch.events['page.turned']({ type: 'page.turned', page: Number(page) - 1 }),
)
When('{person} asks for {int} jobs at a time', ({ jobSearch }, pageSize) =>
  jobSearch.events['pageSize.chosen']({ type: 'pageSize.chosen', pageSize }),
)
When('{person} takes the suggestion', ({ jobSearch }) =>
  jobSearch.events['suggestion.applied']({ type: 'suggestion.applied' }),
)
When('{person} filters by {string} instead of that word', ({ jobSearch }, name) =>
  jobSearch.takeOffer(`Filter by ${name}`),
)
When('{person} searches for {string} instead, as is offered', ({ jobSearch }, words) =>
  jobSearch.takeOffer(`Search for “${words}”`),
)
When(/^the (?:jobs arrive|answer arrives)$/, () => world.lastNamed.jobSearch.events['xstate.done.actor.findJobs']())

Given('the jobs have arrived', async () => {
  const { jobSearch } = world.lastNamed
  await jobSearch.events['xstate.done.actor.findJobs']()
  await jobSearch.states.listed()
})

When(/^(?:the connection (?:fails|has failed)|no answer (?:arrives|has arrived))$/, async () => {
  const { jobSearch } = world.lastNamed
  await jobSearch.events['xstate.error.actor.findJobs']()
  await jobSearch.states.failed()
})

When(/^([A-Z]\w+) tries again and the (?:jobs arrive|answer arrives)$/, async ({ jobSearch }: Person) => {
  await jobSearch.events.retry({ type: 'retry' })
  await jobSearch.events['xstate.done.actor.findJobs']()
})

Given('the site is slow to answer', () => world.lastNamed.jobSearch.slowDown())

Then('{jobSearchState}', reachesState('jobSearch'))
Then('{person} sees these jobs in this order', ({ jobSearch }, table: DataTable) =>
  sees(
    jobSearch.shows.titles,
    table.hashes().map((line) => line['title'] ?? ''),
  ),
)
Then(/^([A-Z]\w+) sees only ((?:"[^"]*"(?:, )?)+)$/, ({ jobSearch }: Person, titles: string) =>
  sees(async () => [...(await jobSearch.shows.titles())].sort(), quoted(titles).toSorted()),
)
Then('{person} sees {string} first', ({ jobSearch }, title) =>
  sees(async () => (await jobSearch.shows.titles())[0], title),
)
Then('{person} sees {int} jobs from {string} to {string}', ({ jobSearch }, count, first, last) =>
  sees(async () => summarizeTitles(await jobSearch.shows.titles()), [count, first, last]),
)
Then('{int} jobs match', (total) => sees(world.lastNamed.jobSearch.shows.total, total))
Then(/^"([^"]*)" is (checked|unchecked|partly checked)$/, (filter: string, kind: string) =>
  sees<string>(() => world.lastNamed.jobSearch.shows.checked(filter), kind),
)
Then('the number beside {string} is {int}', (filter, count) =>
  sees(() => world.lastNamed.jobSearch.shows.count(filter), count),
)
Then('{person} can take back the words {string}', ({ jobSearch }, words) =>
  sees(jobSearch.shows.activeFilters, [`“${words}”`]),
)
Then(/^([A-Z]\w+) has the active filters? ((?:"[^"]*"(?:, )?)+)$/, ({ jobSearch }: Person, names: string) =>
  sees(jobSearch.shows.activeFilters, quoted(names)),
)
Then('{person} has no active filters', ({ jobSearch }) => sees(jobSearch.shows.activeFilters, []))
Then(
  /^([A-Z]\w+) is offered "([^"]*)" with ((?:"[^"]*"(?:, )?)+)$/,
  ({ jobSearch }: Person, text: string, filters: string) =>
    sees(jobSearch.shows.suggestion, { text, filters: quoted(filters) }),
)
Then('the kept search is {string}', (query) => sees(world.lastNamed.jobSearch.shows.address, query))
Then('{person} is on page {int}', ({ jobSearch }, page) => sees(jobSearch.shows.page, page))
