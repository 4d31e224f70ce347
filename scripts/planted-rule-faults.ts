import type { Fault } from './planted-fault.ts'

/** Faults that once passed the very examples that claim the opposite; each is caught by what carries the id. */
export const ruleFaults: ReadonlyArray<Fault> = [
  {
    name: 'no shuffle: related jobs stand in the order of the list',
    file: 'src/domain/related-jobs.ts',
    find: 'tiers.flatMap((tier) => shuffle(tier, random))',
    replace: 'tiers.flat()',
    within: 'J9-13',
  },
  {
    name: 'one shuffle for everybody: a page that is kept is kept once',
    file: 'src/server/pages/pages.ts',
    find: 'const shufflesKept = 8',
    replace: 'const shufflesKept = 1',
    caughtBy: 'unit',
    within: 'J9-13',
  },
  {
    name: 'the second tier last: the same category in the same state after all others',
    file: 'src/domain/related-jobs.ts',
    find: 'sameName(job.City, other.City) ? 0 : 1',
    replace: 'sameName(job.City, other.City) ? 0 : 4',
    within: 'J9-15',
  },
  {
    name: 'nine related jobs instead of six',
    file: 'src/domain/related-jobs.ts',
    find: 'ranked.slice(0, 6)',
    replace: 'ranked.slice(0, 9)',
    within: 'J9-11',
  },
  {
    name: 'a kind without its words: an office is not found as an office',
    file: 'src/domain/site-search-text.ts',
    find: "location: ['location', 'locations', 'office', 'offices'],",
    replace: 'location: [],',
    within: 'J5-51',
  },
  {
    name: 'a cache that never drops: a closed job is told in a mail',
    file: 'src/server/content/content-cache.ts',
    find: 'if (reading?.version === version) return reading.content',
    replace: 'if (reading) return reading.content',
    within: 'features/careers/job-alert-mails.feature',
  },
  {
    name: 'a marker that selects the next office',
    file: 'machines/office-picker.machine.ts',
    find: "params: ({ event }) => ({ id: event.id, on: 'map' })",
    replace:
      "params: ({ context: { offices }, event }) => ({ id: offices[(offices.findIndex((one) => one.Location_ID === event.id) + 1) % offices.length]!.Location_ID, on: 'map' })",
    within: 'C2.11-26',
  },
  {
    name: 'fireworks for everybody, whatever the address asks for',
    file: 'src/site/fireworks.ts',
    find: "?.toLowerCase() === 'anniversary'",
    replace: ' !== undefined',
    within: 'C2.1-14',
  },
  {
    name: 'pages to turn for twelve results, which fit on one',
    file: 'src/domain/site-search-page.ts',
    find: 'hits.length > Math.min',
    replace: 'hits.length >= Math.min',
    within: 'J2.8-13',
  },
  {
    name: 'a preview whose banner is scrolled away',
    file: 'src/pages/job-page/job-page.css.ts',
    find: "position: 'fixed'",
    replace: "position: 'absolute'",
    caughtBy: 'paths',
    within: 'J2.5-10',
  },
  {
    name: 'a dialog that is told the number of the job for its title',
    file: 'machines/share-job.machine.ts',
    find: "title: job.JobFunction || 'Untitled job'",
    replace: 'title: job.JobPosting_ID',
    within: 'J2.5-56',
  },
]
