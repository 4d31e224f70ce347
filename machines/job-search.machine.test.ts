import type { JobBoard } from '#domain/jobs/job-board.ts'
import { openJobBoard } from '#domain/jobs/open-board.ts'
import { fixtureA, fixtureOffices } from '#domain/jobs/fixture-a.testing.ts'
import { noCriteria } from '#domain/jobs/job-criteria.ts'
import { noNearby } from '#domain/jobs/nearby-jobs.ts'
import { answerJobs, type JobAnswer } from '#domain/jobs/job-answer.ts'
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate'
import { expect, test } from 'vitest'
import { addressSyncMachine } from './address-sync.machine.ts'
import { deaf } from './fake-actors.testing.ts'
import { toJobQuery } from './job-search-context.ts'
import { jobSearchMachine, type JobSearchEvent } from './job-search.machine.ts'
import { messages } from './meta.ts'

const board = openJobBoard(fixtureA, fixtureOffices)

const searchJobIndex = (given: JobBoard, query: string, savedIds: ReadonlyArray<string> = []) =>
  answerJobs(given, { search: query, savedIds, nearby: noNearby })

const start = (query = '', savedIds: ReadonlyArray<string> = [], given = board) =>
  initialTransition(jobSearchMachine, { query, savedIds, answer: searchJobIndex(given, query, savedIds) })[0]

const loading = (query = '', savedIds: ReadonlyArray<string> = []) =>
  initialTransition(jobSearchMachine, { query, savedIds, answer: null })[0]

type Snapshot = ReturnType<typeof start>
type FindJobsOutcomeEvent =
  | { type: 'xstate.done.actor.findJobs'; output: JobAnswer }
  | { type: 'xstate.error.actor.findJobs'; error: Error }

const pass = (snapshot: Snapshot, event: JobSearchEvent | FindJobsOutcomeEvent): Snapshot =>
  transition(jobSearchMachine, snapshot, event as JobSearchEvent)[0]

const answered = (snapshot: Snapshot, given = board) =>
  pass(snapshot, { type: 'xstate.done.actor.findJobs', output: answerJobs(given, toJobQuery(snapshot.context)) })

const applyEvents = (given: JobBoard, snapshot: Snapshot, ...events: ReadonlyArray<JobSearchEvent>) =>
  events.reduce<Snapshot>((current, event) => {
    const next = pass(current, event)
    return next.matches('asking') ? answered(next, given) : next
  }, snapshot)

const after = (snapshot: Snapshot, ...events: ReadonlyArray<JobSearchEvent>) => applyEvents(board, snapshot, ...events)

const summarizeSnapshot = ({ value, context: { result, address } }: Snapshot) => ({
  value,
  titles: result?.jobs.map((job) => job.JobFunction) ?? null,
  address,
})

const failed: FindJobsOutcomeEvent = {
  type: 'xstate.error.actor.findJobs',
  error: new Error('The connection was lost.'),
}

test('[J2.3-12] all jobs are listed at once when they are here', () => {
  expect(summarizeSnapshot(start())).toEqual({
    value: 'listed',
    titles: [
      'Cost Analyst',
      'Data Scientist',
      'Software Engineer',
      'Software Tester',
      'Schedule Analyst',
      'Program Analyst',
      'Data Engineer',
      'Cost Researcher',
    ],
    address: '',
  })
})

test('what an answer says as before is the same object, and what is shown keeps its criteria while others are asked for', () => {
  const before = start('search=analyst')
  const asking = pass(before, { type: 'keyword.changed', keyword: 'analyst ' })
  expect([asking.context.criteria.keyword, asking.context.answered.keyword]).toEqual(['analyst ', 'analyst'])
  const found = structuredClone(answerJobs(board, toJobQuery(asking.context)))
  const { context } = pass(asking, { type: 'xstate.done.actor.findJobs', output: found })
  const { result, nearby, featured, answered: shown } = before.context
  expect([context.answered.keyword, context.answered === shown]).toEqual(['analyst ', false])
  expect([context.nearby, context.featured]).toEqual([nearby, featured])
  expect([
    context.result?.jobs[0] === result?.jobs[0],
    context.result?.groups === result?.groups,
    context.nearby === nearby,
    context.featured === featured,
  ]).toEqual([true, true, true, true])
})

test('[J2.3-17][J2.3-18] without jobs the search is loading and says so', () => {
  const empty = loading()
  expect([empty.value, summarizeSnapshot(empty).titles, messages(empty)]).toEqual([
    'loading',
    null,
    ['Loading current opportunities...', 'Searching all open positions...'],
  ])
})

test('[J4.6-01] the search that the address asks for is made once the jobs are here', () => {
  expect(summarizeSnapshot(answered(loading('category=software&sortby=alphabetical')))).toEqual({
    value: 'listed',
    titles: ['Data Engineer', 'Software Engineer', 'Software Tester'],
    address: 'category=software&sortby=alphabetical',
  })
})

test('[J7-47] a failed load is told, and tried again when asked', () => {
  const broken = pass(loading(), failed)
  expect([broken.value, summarizeSnapshot(broken).titles, messages(broken)]).toEqual([
    'failed',
    null,
    ['Error loading current opportunities'],
  ])
  expect(summarizeSnapshot(after(broken, { type: 'retry' }))).toEqual({ value: 'loading', titles: null, address: '' })
})

test('choices made while the jobs are loading change nothing', () => {
  const empty = loading()
  const events: JobSearchEvent[] = [
    { type: 'keyword.changed', keyword: 'cost' },
    { type: 'filter.toggled', group: 'category', value: 'software' },
    { type: 'saved.toggled' },
    { type: 'page.turned', page: 0 },
    { type: 'suggestion.applied' },
    { type: 'retry' },
  ]
  expect(events.map((event) => empty.can(event))).toEqual([false, false, false, false, false, false])
})

test('[J8-24][J8-26] the saved view is empty until a job is saved, and leads back to all jobs', () => {
  const empty = start('saved=true')
  expect([summarizeSnapshot(empty), messages(empty)]).toEqual([
    { value: 'nothingSaved', titles: [], address: 'saved=true' },
    [
      'You have no saved jobs. To save a job to look at it later, click the bookmark icon in the top right of a job listing.',
    ],
  ])
  expect(summarizeSnapshot(after(empty, { type: 'savedJobs.changed', ids: ['4'] }))).toEqual({
    value: 'listed',
    titles: ['Software Tester'],
    address: 'saved=true',
  })
  expect([after(empty, { type: 'saved.toggled' })].map(({ value, context }) => [value, context.result?.total])).toEqual(
    [['listed', 8]],
  )
})

test('[J4.7-01][J4.7-06] fewer filters are suggested when nothing matches, and applied when asked', () => {
  const suggesting = start('category=software&workplace=hybrid')
  expect([summarizeSnapshot(suggesting), suggesting.context.result?.suggestion?.names]).toEqual([
    { value: 'suggesting', titles: [], address: 'category=software&workplace=hybrid' },
    ['Software'],
  ])
  expect(summarizeSnapshot(after(suggesting, { type: 'suggestion.applied' }))).toEqual({
    value: 'listed',
    titles: ['Software Engineer', 'Software Tester', 'Data Engineer'],
    address: 'category=software',
  })
})

test('[J4.7-08][J8-23] a keyword that nothing holds is told without a suggestion', () => {
  const noMatch = start('search=zeppelin')
  expect([summarizeSnapshot(noMatch), messages(noMatch), noMatch.can({ type: 'suggestion.applied' })]).toEqual([
    { value: 'noMatches', titles: [], address: 'search=zeppelin' },
    ["We couldn't find any jobs matching your criteria."],
    false,
  ])
})

test('[J2.3-11] only a page that exists can be turned to', () => {
  const small = after(start(), { type: 'pageSize.chosen', pageSize: 5 })
  expect([-1, 0, 1, 2].map((page) => small.can({ type: 'page.turned', page }))).toEqual([false, true, true, false])
  expect(summarizeSnapshot(after(small, { type: 'page.turned', page: 1 }))).toEqual({
    value: 'listed',
    titles: ['Program Analyst', 'Data Engineer', 'Cost Researcher'],
    address: 'page=1&pagesize=5',
  })
})

test('[J4.6-01] an address that changes by itself replaces the search', () => {
  const changed = after(
    start('category=software'),
    { type: 'keyword.changed', keyword: 'data' },
    { type: 'address.changed', query: 'experience=3' },
  )
  expect(summarizeSnapshot(changed)).toEqual({
    value: 'listed',
    titles: ['Software Engineer', 'Software Tester'],
    address: 'experience=3',
  })
})

test('[J2.3-07] clearing takes back every choice but sort and page size', () => {
  const cleared = after(start('search=cost&saved=true&category=research&sortby=alphabetical&pagesize=5', ['1']), {
    type: 'filters.cleared',
  })
  expect([cleared.value, cleared.context.criteria]).toEqual([
    'listed',
    { ...noCriteria, sort: 'alphabetical', pageSize: 5 },
  ])
})

test('[J4.6-01] an address that changes while the jobs are loading is what is found', () => {
  const asked = pass(loading('experience=3'), { type: 'address.changed', query: 'category=software' })
  expect([asked.value, summarizeSnapshot(answered(asked)).address]).toEqual(['loading', 'category=software'])
})

test('[J7-46] a job that is saved elsewhere while the jobs are loading counts, and the same ones ask for nothing', () => {
  const empty = loading('', ['1'])
  const same = pass(empty, { type: 'savedJobs.changed', ids: ['1'] })
  const more = pass(empty, { type: 'savedJobs.changed', ids: ['1', '2'] })
  expect([same.children.findJobs === empty.children.findJobs, answered(more).context.result?.savedCount]).toEqual([
    true,
    2,
  ])
  expect(more.children.findJobs).not.toBe(empty.children.findJobs)
})

test.each<[string, Snapshot, string]>([
  ['all jobs are shown', start(), 'listed'],
  ['those of a state are shown', start('state=virginia', ['1']), 'listed'],
  ['nothing was found', start('search=zeppelin'), 'noMatches'],
  ['the site is looking for others', pass(start(), { type: 'keyword.changed', keyword: 'cost' }), 'asking'],
])('[J4.3-01] a job that is saved while %s is not searched for, and the saved filter finds it', (_, before, value) => {
  const saved = pass(before, { type: 'savedJobs.changed', ids: ['1', '2'] })
  const { result } = saved.context
  const found = after(answered(saved), { type: 'filters.cleared' }, { type: 'saved.toggled' })
  expect([saved.value, result === before.context.result, saved.children.findJobs, found.context.result?.total]).toEqual(
    [value, true, before.children.findJobs, 2],
  )
})

test.each<[string, Snapshot]>([
  ['the saved jobs are shown', start('saved=true', ['1'])],
  ['they are asked for', pass(start('', ['1']), { type: 'saved.toggled' })],
  ['an address that names them is read', pass(start('', ['1']), { type: 'address.changed', query: 'saved=true' })],
])('[J4.3-01] a job that is saved while %s is among them', (_, before) => {
  const saved = pass(before, { type: 'savedJobs.changed', ids: ['1', '2'] })
  expect([saved.value, answered(saved).context.result?.total]).toEqual(['asking', 2])
})

function watchAddress(query: string) {
  const clock = new SimulatedClock()
  const shown: string[] = []
  const machine = jobSearchMachine.provide({
    actors: {
      findJobs: fromPromise(async ({ input }) => answerJobs(board, input)),
      watchSavedJobs: deaf(),
      addressSync: addressSyncMachine.provide({
        actors: { watchPlace: deaf(), watchLinks: deaf() },
        actions: { showAddress: (_, address) => void shown.push(address) },
      }),
    },
    actions: { reportJobs: () => {} },
  })
  const actor = createActor(machine, {
    input: { query, answer: searchJobIndex(board, query), savedIds: [] },
    clock,
  }).start()
  return { actor, clock, shown }
}

const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve))

async function recordAddresses(query: string, ...events: ReadonlyArray<JobSearchEvent>) {
  const { actor, clock, shown } = watchAddress(query)
  for (const event of events) {
    actor.send(event)
    await flushPromises()
    clock.increment(200)
  }
  const before = [...shown]
  clock.increment(50)
  return [before, shown]
}

test('[J4.6-04] the address follows a filter at once, and a keyword when its typing has rested for 250 ms', async () => {
  const filtered = await recordAddresses('', { type: 'filter.toggled', group: 'category', value: 'software' })
  const typed = await recordAddresses(
    '',
    { type: 'keyword.changed', keyword: 'c' },
    { type: 'keyword.changed', keyword: 'co' },
  )
  expect([filtered[0], typed]).toEqual([['category=software'], [[], ['search=co']]])
})

test('[J4.6-04] an address that says the same in other words is put right, one that says it already is left alone', async () => {
  expect(await Promise.all([recordAddresses('SortBy=Recent'), recordAddresses('sortby=recent')])).toEqual([
    [['sortby=recent'], ['sortby=recent']],
    [[], []],
  ])
})

const crowded = openJobBoard(
  [...fixtureA, ...Array.from({ length: 8 }, (_, at) => ({ ...fixtureA[2]!, JobPosting_ID: `near ${at}` }))],
  fixtureOffices,
)
const turned: JobSearchEvent = { type: 'nearbyPage.turned', page: 1 }

test.each<[string, JobSearchEvent[], number, number]>([
  ['a page is turned', [turned], 1, 5],
  ['a page is turned that does not exist', [{ type: 'nearbyPage.turned', page: 2 }], 0, 5],
  ['ten are asked for on the second page', [turned, { type: 'nearbyPageSize.chosen', pageSize: 10 }], 0, 10],
  ['a job is saved meanwhile', [turned, { type: 'savedJobs.changed', ids: ['1'] }], 1, 5],
  ['the order changes', [turned, { type: 'sort.chosen', sort: 'recent' }], 0, 5],
  ['a filter changes', [turned, { type: 'filter.toggled', group: 'experience', value: '3' }], 0, 5],
])('[J4.8-07][J9-05] nearby jobs when %s', (_what, events, page, pageSize) => {
  const { context } = applyEvents(crowded, start('city=arlington', [], crowded), ...events)
  expect([context.nearby.page, context.nearby.pageSize, context.address.includes('nearby')]).toEqual([
    page,
    pageSize,
    false,
  ])
})

test('where nothing is nearby, no number of nearby jobs can be asked for', () => {
  expect(after(start(), { type: 'nearbyPageSize.chosen', pageSize: 10 }).context.nearby.pageSize).toBe(5)
})

test('[J2.3-17] what was found before stays in sight until it has been found anew', () => {
  const typed = pass(start(), { type: 'keyword.changed', keyword: 'cost' })
  expect([typed.value, typed.context.criteria.keyword, summarizeSnapshot(typed).titles?.length]).toEqual([
    'asking',
    'cost',
    8,
  ])
  expect(summarizeSnapshot(answered(typed)).titles).toEqual(summarizeSnapshot(start('search=cost')).titles)
})

test('[J7-47] jobs that are not found are told, and what was chosen is asked for again', () => {
  const chosen = pass(pass(start(), { type: 'state.toggled', state: 'california' }), failed)
  const again = pass(chosen, { type: 'retry' })
  expect([chosen.value, messages(chosen), again.value, again.context.criteria.cities]).toEqual([
    'failed',
    ['Error loading current opportunities'],
    'asking',
    ['san diego|california', 'seaside|california', '|california'],
  ])
})

test('a box that is ticked stands ticked, and its state with it, before the site has found the jobs', () => {
  const virginia = start()
    .context.result?.groups.flatMap(({ options }) => options)
    .find(({ name }) => name === 'Virginia')
  const ticked = pass(start(), { type: 'state.toggled', state: virginia?.value ?? '' })
  const states = (snapshot: Snapshot) =>
    snapshot.context.result?.groups
      .flatMap(({ options }) => options)
      .filter(({ children, checked }) => children && checked !== false)
      .map(({ name, checked, children = [] }) => [name, checked, children.every((city) => city.checked === true)])
  const less = pass(ticked, {
    type: 'filter.toggled',
    group: 'location',
    value: virginia?.children?.[0]?.value ?? '',
  })
  expect([ticked.value, states(ticked), states(less)]).toEqual([
    'asking',
    [['Virginia', true, true]],
    [['Virginia', 'indeterminate', false]],
  ])
})

const virginia = { type: 'state.toggled', state: 'virginia' } as const
const cityKeys = ['alexandria|virginia', 'arlington|virginia', 'quantico|virginia']
const [alexandria, arlington, quantico] = cityKeys.map(
  (value) => ({ type: 'filter.toggled', group: 'location', value }) as const,
)

test.each([
  ['a state is unticked with its cities', 'state=virginia', false, [alexandria, arlington, quantico], []],
  ['a state is unticked with one city', 'state=virginia', false, [arlington], []],
  [
    'a state is ticked with those it lacked',
    'city=arlington',
    true,
    [alexandria, quantico],
    [...cityKeys, '|virginia'],
  ],
  ['a state is ticked with one city', '', true, [arlington], [...cityKeys, '|virginia']],
])('what boxes say together is so, whichever says it first: %s', (_said, query, checked, boxes, cities) => {
  const events = [virginia, ...boxes].flatMap((event) => (event ? { ...event, checked } : []))
  expect([events, events.toReversed()].map((told) => after(start(query), ...told).context.criteria.cities)).toEqual([
    cities,
    cities,
  ])
})

test('a box that says what is so already asks for nothing', () => {
  const chosen = start('state=virginia&saved=true', ['1'])
  const boxes = [
    virginia,
    { type: 'filter.toggled', group: 'location', value: 'arlington|virginia' },
    { type: 'saved.toggled' },
  ] as const
  expect(boxes.map((box) => [true, false].map((checked) => chosen.can({ ...box, checked })))).toEqual(
    boxes.map(() => [false, true]),
  )
})

test('blanks alone are no keyword to clear', () => {
  const blank = after(start(), { type: 'keyword.changed', keyword: '  ' })
  expect([blank.can({ type: 'filters.cleared' }), start('search=cost').can({ type: 'filters.cleared' })]).toEqual([
    false,
    true,
  ])
})
