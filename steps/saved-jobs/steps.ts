import { Given, Then, When, world } from '../harness/cucumber.ts'
import { savedJobsMachine } from '#machines/saved-jobs.machine.ts'
import { createJobsContent } from '../worlds/content.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('savedJobsState', savedJobsMachine)

const getJobId = (title: string) => {
  const index = world.jobs.findIndex((job) => job['title'] === title)
  if (index < 0) throw new Error(`The firm has no job "${title}".`)
  return world.jobs[index]?.['id'] ?? String(index + 1)
}

export const titles = String.raw`("[^"]*"(?:(?:, | and )"[^"]*")*)`

export const listJobIds = (list: string) => [...list.matchAll(/"([^"]*)"/g)].map(([, title]) => getJobId(title ?? ''))

const parseJobIds = (stored: string | null) =>
  (JSON.parse(stored ?? '[]') as ReadonlyArray<string | { readonly id: string }>).map((job) =>
    typeof job === 'string' ? job : job.id,
  )

export const isoDay = (words: string) => new Date(`${words} UTC`).toISOString().slice(0, 10)

Given(/^([A-Z]\w+) saved "([^"]*)" on (\w+ \d+, \d{4})$/, ({ savedJobs }: Person, title: string, day: string) =>
  savedJobs.device.write(JSON.stringify([{ id: getJobId(title), day: isoDay(day) }])),
)
Given(
  new RegExp(`^([A-Z]\\w+) has saved ${titles}( and a job that is gone)?$`),
  ({ savedJobs }: Person, list: string, gone: string | null) =>
    savedJobs.device.write(JSON.stringify([...listJobIds(list), ...(gone ? ['999'] : [])])),
)
Given('the firm has no open jobs', () => world.site.publish(createJobsContent([])))
Given(/^"(.*)" is stored where ([A-Z]\w+)'s saved jobs are kept$/, (stored: string, { savedJobs }: Person) =>
  savedJobs.device.write(stored),
)
Given(/^([A-Z]\w+)'s device has no room left$/, ({ savedJobs }: Person) => savedJobs.device.fill())
Given(/^([A-Z]\w+)'s device has room again$/, ({ savedJobs }: Person) => savedJobs.device.freeSpace())
Given(/^([A-Z]\w+) (?:is looking|looks) at her saved jobs$/, ({ jobSearch }: Person) => jobSearch.open('saved=true'))
When('{person} looks at current opportunities', ({ jobSearch }) => jobSearch.open(''))
When(
  /^([A-Z]\w+) (?:(?:saves|unsaves) "([^"]*)"|has saved "([^"]*)" here)$/,
  ({ savedJobs }: Person, now: string | null, before: string | null) => savedJobs.press(getJobId(now ?? before ?? '')),
)
When('{person} saves {string} with the keyboard', ({ savedJobs }, title) =>
  savedJobs.pressWithKeyboard(getJobId(title)),
)
When(/^([A-Z]\w+) (?:saves|unsaves) "([^"]*)" from its own page$/, ({ savedJobs }: Person, title: string) =>
  savedJobs.pressOnJobPage(getJobId(title)),
)
When(
  /^([A-Z]\w+) (?:saves|unsaves|has saved|has unsaved) "([^"]*)" in another tab$/,
  ({ savedJobs }: Person, title: string) => savedJobs.pressInAnotherTab(getJobId(title)),
)
When(/^the firm (?:closes|has closed) "([^"]*)"$/, (title: string) =>
  world.site.publish(createJobsContent(world.jobs.filter((job) => job['title'] !== title))),
)
Given(/^the firm has opened "[^"]*" again$/, () => world.site.publish(createJobsContent(world.jobs)))
When('{person} dismisses the jobs that have closed', ({ savedJobs }) =>
  savedJobs.events['closedJobs.dismissed']({ type: 'closedJobs.dismissed' }),
)
When('{person} comes back another day', ({ savedJobs }) => savedJobs.returnToPage())
When('{person} has read what she was told', ({ savedJobs }) =>
  savedJobs.events['notice.closed']({ type: 'notice.closed' }),
)
When('{person} goes on to search for jobs', ({ jobSearch }) => jobSearch.searchForJobs())

Then('{savedJobsState}', reachesState('savedJobs'))
Then(/^(\d+) jobs? (?:is|are) saved$/, (count: string) => sees(world.lastNamed.savedJobs.shows.count, Number(count)))
Then(/^"([^"]*)" is( not)? saved$/, (title: string, not: string | null) =>
  sees(() => world.lastNamed.savedJobs.shows.isSaved(getJobId(title)), not === null),
)
Then(/^"([^"]*)" was saved on (\w+ \d+, \d{4})$/, (title: string, day: string) =>
  sees(() => world.lastNamed.savedJobs.shows.savedDay(getJobId(title)), isoDay(day)),
)
Then('{string} was saved today', (title) =>
  sees(() => world.lastNamed.savedJobs.shows.savedDay(getJobId(title)), new Date().toLocaleDateString('sv-SE')),
)
Then('nobody knows when {string} was saved', (title) =>
  sees(() => world.lastNamed.savedJobs.shows.savedDay(getJobId(title)), ''),
)
Then(/^([A-Z]\w+) is told that "([^"]*)" is no longer open$/, ({ savedJobs }: Person, job: string) =>
  sees(savedJobs.shows.closed, [job]),
)
Then('{person} is not told that a job has closed', ({ savedJobs }) => sees(savedJobs.shows.closed, []))
Then('the bookmark of {string} says {string}', (title, words) =>
  sees(() => world.lastNamed.savedJobs.shows.bookmark(getJobId(title)), words),
)
Then('the page of the job offers {string}', (words) => sees(world.lastNamed.savedJobs.shows.jobPageBookmark, words))
Then(new RegExp(`^([A-Z]\\w+)'s device keeps only ${titles}$`), ({ savedJobs }: Person, list: string) =>
  sees(async () => parseJobIds(await savedJobs.device.read()), listJobIds(list)),
)
Then(/^"(.*)" is still stored where ([A-Z]\w+)'s saved jobs are kept$/, (stored: string, { savedJobs }: Person) =>
  sees(savedJobs.device.read, stored),
)
