import { coverTransitions } from '#machines/cover.testing.ts'
import { siteSearchMachine } from '#machines/site-search.machine.ts'
import { sitePages } from '#content/site-pages.ts'
import { firm } from '#content/firm.ts'
import { decodeRows } from '#contract/payload.ts'
import { siteSearchInput, createSource } from '#site/site-search.ts'
import type { SnapshotFrom } from 'xstate'
import { sees } from '../harness/sees.ts'
import { testPaths } from '../harness/test-paths.ts'
import { silentSite } from '../worlds/silent-site.ts'
import { createSiteContent } from './site-content.ts'
import { startWithQuery, type SiteSearchJourney } from './browser.ts'

const content = createSiteContent([
  ...Array.from({ length: 13 }, (_, index) => ({ kind: 'job', title: `Cost Analyst ${index + 1}`, text: 'Counts.' })),
  { kind: 'office', title: 'Dayton Office', text: '12 Propeller Street, Dayton, Ohio' },
  { kind: 'event', title: 'Analyst Day', text: 'Meet our estimators.' },
  { kind: 'news', title: 'Radar Study Begins', text: 'A team of nine looks at radar.' },
])

const site = silentSite({
  JobPostingHeader: decodeRows('JobPostingHeader', content.JobPostingHeader),
  Location: decodeRows('Location', content.Location),
  CompanyEvent: decodeRows('CompanyEvent', content.CompanyEvent),
  CompanyNews: decodeRows('CompanyNews', content.CompanyNews),
})

type Context = SnapshotFrom<typeof siteSearchMachine>['context']

const cover = coverTransitions(siteSearchMachine, {
  starts: {
    'a link': siteSearchInput(site, ''),
    [startWithQuery]: siteSearchInput(site, 'q=analyst'),
  },
  events: [
    { type: 'words.changed', words: 'analyst' },
    { type: 'words.changed', words: 'zeppelin' },
    { type: 'words.changed', words: '' },
    { type: 'search.submitted', words: '' },
    { type: 'page.turned', page: 1 },
    { type: 'pageSize.chosen', pageSize: 24 },
    { type: 'source.settled', name: 'SitePage', source: createSource(site, 'SitePage', sitePages(firm.name)) },
    { type: 'source.settled', name: 'SitePage', source: null },
    { type: 'address.changed', query: 'q=radar' },
    { type: 'typing.paused' },
    { type: 'retry' },
    { type: 'xstate.after.finish.siteSearch.searching' },
  ],
  key: ({ value, context }) =>
    JSON.stringify([value, context.query, context.failed, (context as Context).sources.map(({ name }) => name)]),
})

const checkView =
  ({ shows }: SiteSearchJourney) =>
  async ({ found }: Context) => {
    await sees(shows.total, found?.total ?? 0)
  }

testPaths({
  name: 'site search',
  cover,
  content,
  journeys: ['siteSearch'],
  createViewCheck: checkView,
})
