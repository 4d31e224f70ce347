import { Then, When, world, quoted } from '../harness/cucumber.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import { summarizeTitles } from '../job-search/listing.ts'

When(/^([A-Z]\w+) (?:has turned|turns) to page (\d+) of the nearby jobs$/, ({ jobSearch }: Person, page: string) =>
  jobSearch.events['nearbyPage.turned']({ type: 'nearbyPage.turned', page: Number(page) - 1 } as const),
)
When('{person} asks for {int} nearby jobs at a time', ({ jobSearch }, pageSize) =>
  jobSearch.events['nearbyPageSize.chosen']({ type: 'nearbyPageSize.chosen', pageSize } as const),
)

Then(/^the nearby jobs are ((?:"[^"]*"(?:, )?)+)$/, (titles: string) =>
  sees(world.lastNamed.jobSearch.shows.nearby, quoted(titles)),
)
Then('there are no nearby jobs', () => sees(world.lastNamed.jobSearch.shows.nearby, []))
Then('{person} sees {int} nearby jobs from {string} to {string}', ({ jobSearch }, count, first, last) =>
  sees(async () => summarizeTitles(await jobSearch.shows.nearby()), [count, first, last]),
)
Then('{person} can ask for 5, 10, 25 or all {int} nearby jobs at a time', ({ jobSearch }, total) =>
  sees(jobSearch.shows.nearbySizes, [5, 10, 25, total]),
)
