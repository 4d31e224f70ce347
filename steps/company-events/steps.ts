import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, world } from '../harness/cucumber.ts'
import { sees } from '../harness/sees.ts'

const dayLength = 86_400_000

/** A day as 2091-12-09, a moment as 2091-12-10 00:00 UTC, or a day counted from today. */
function readDate(text: string) {
  const [, daysAgo] = /^(?:today|(\d+) days ago)$/.exec(text) ?? []
  if (text === 'today' || daysAgo !== undefined) {
    const day = new Date(Date.now() - Number(daysAgo ?? 0) * dayLength).toISOString().slice(0, 10)
    return { type: 'date', value: `${day}T00:00:00.000` }
  }
  const [day = '', hour] = text.split(' ')
  return hour === undefined
    ? { type: 'date', value: `${day}T00:00:00.000` }
    : { type: 'datetime', value: `${day}T${hour}:00.000Z` }
}

Given('the firm announces these events', (table: DataTable) =>
  world.site.publish({
    CompanyEvent: table.hashes().map(({ event, begins = '', ends = '', 'time zone': zone }, index) => ({
      CompanyEvent_ID: String(index + 1),
      Title: event,
      StartDate: readDate(begins),
      EndDate: ends === '' ? null : readDate(ends),
      TimeZone: zone ?? null,
    })),
  }),
)
When('{person} looks at the events of the firm', ({ companyEvents }) => companyEvents.open())
Then('the event {string} is told as {string}', (title, words) =>
  sees(() => world.lastNamed.companyEvents.shows.words(title), words),
)
Then('the event {string} is over', (title) => sees(() => world.lastNamed.companyEvents.shows.isOver(title), true))
Then('the event {string} is not over', (title) => sees(() => world.lastNamed.companyEvents.shows.isOver(title), false))
