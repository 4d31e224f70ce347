import { createJobsContent } from '#steps/worlds/content.ts'
import { previewAddress } from '#steps/job-page/preview.ts'
import { answerJobs } from '#domain/jobs/job-answer.ts'
import { noNearby } from '#domain/jobs/nearby-jobs.ts'
import { openJobBoard } from '#domain/jobs/open-board.ts'
import { toJobListing } from '#steps/worlds/read-listing.ts'
import { assign, setup, type AnyMachineSnapshot, type AnyStateMachine, type InputFrom } from 'xstate'
import { expect, test } from 'vitest'
import { coverTransitions, type CoverEvent } from './cover.testing.ts'
import { explore } from './explore.testing.ts'
import { jobPageMachine } from './job-page.machine.ts'
import { jobSearchMachine } from './job-search.machine.ts'
import { referenceListMachine } from './reference-list.machine.ts'
import { retryDelay, TransportFailure, Unauthorized } from '#contract/site-api.ts'
import { read } from '#contract/operations.ts'
import { transactionMachine } from './transaction.machine.ts'

type Cases<Machine extends AnyStateMachine> = {
  readonly starts: Readonly<Record<string, InputFrom<Machine>>>
  readonly events: ReadonlyArray<CoverEvent<Machine>>
  readonly key: (snapshot: AnyMachineSnapshot) => string
}

const error = new Error('The connection was lost.')

const listing = toJobListing(
  createJobsContent([
    { title: 'Cost Analyst', categories: 'Research', city: 'Arlington', state: 'Virginia', workplace: 'Hybrid' },
    { title: 'Tester', categories: 'Software', city: 'San Diego', state: 'California', workplace: 'On-site' },
    { title: 'Clerk', categories: 'Software', city: 'Alexandria', state: 'Virginia', workplace: 'Hybrid' },
  ]),
)
const board = openJobBoard(listing.postings, listing.locations)
const runSearch = (query: string) => answerJobs(board, { search: query, savedIds: [], nearby: noNearby })

function compare<Machine extends AnyStateMachine>(machine: Machine, { starts, events, key }: Cases<Machine>) {
  const { paths, missing } = coverTransitions(machine, { starts, events, key })
  const walked = paths.flatMap(({ initial, steps }) => [initial, ...steps.map(({ state }) => state)])
  const inputs = Object.values(starts) as Array<InputFrom<Machine>>
  const explored = inputs.flatMap((input) => explore(machine, { input, events, key }).map(({ value }) => String(value)))
  return { walked: [...new Set(walked)].sort(), explored: [...new Set(explored)].sort(), missing }
}

test('the cover of a transaction reaches every state', () => {
  const reply = { Msg: '', Payload: '{}', Log: null, MsgDate: null, UserInfo: null }
  const settled = [
    { ...reply, Success: true, brokenBusinessRule: false },
    { ...reply, Success: false, brokenBusinessRule: false },
    { ...reply, Success: false, brokenBusinessRule: true },
  ].map((each) => ({ reply: each, rows: {} }))
  const lost = new TransportFailure('The connection was lost.', null, { tryAgainAfter: retryDelay })
  const busy = new TransportFailure('Busy.', null, { reply: { ...reply, Success: false, brokenBusinessRule: false } })
  const states = ['abandoned', 'broken', 'failed', 'refused', 'sending', 'succeeded', 'unauthorized', 'waiting']
  expect(
    compare(transactionMachine, {
      starts: { 'a read': { operations: [read('JobPostingHeader')] } },
      events: [
        ...settled.map((output) => ({ type: 'xstate.done.actor.post', output }) as const),
        { type: 'xstate.error.actor.post', error },
        { type: 'xstate.error.actor.post', error: lost },
        { type: 'xstate.error.actor.post', error: busy },
        { type: 'xstate.error.actor.post', error: new Unauthorized('Please sign in.') },
        { type: 'xstate.after.timeout.transaction.sending' },
        { type: 'xstate.after.pause.transaction.waiting' },
        { type: 'abandoned' },
      ],
      key: ({ value, context }) => `${String(value)} ${String(context.pause !== null)}`,
    }),
  ).toEqual({ walked: states, explored: states, missing: [] })
})

test('the cover of a reference list reaches every state', () => {
  const states = ['failed', 'loaded', 'loading', 'unneeded']
  expect(
    compare(referenceListMachine, {
      starts: { nothing: { entity: 'CompanyNews', rows: null }, rows: { entity: 'CompanyNews', rows: [] } },
      events: [
        { type: 'needed' },
        { type: 'released' },
        { type: 'rows.arrived', rows: [], all: true },
        { type: 'rows.arrived', rows: [], all: false },
        { type: 'xstate.done.actor.loadRows', output: [] },
        { type: 'xstate.error.actor.loadRows', error },
      ],
      key: ({ value }) => String(value),
    }),
  ).toEqual({ walked: states, explored: states, missing: [] })
})

test('the cover of a job page reaches every state in which it rests', () => {
  const given = { id: '1', listing: null, seed: 'one' }
  const [, readable = ''] = previewAddress({ JobFunction: 'Harbor Pilot' }).split('?')
  const states = ['failed', 'found', 'loading', 'notFound', 'preview']
  expect(
    compare(jobPageMachine, {
      starts: {
        job: { ...given, query: '' },
        preview: { ...given, query: readable },
        damaged: { ...given, query: 'test=%7B' },
      },
      events: [
        { type: 'job.requested', id: '2' },
        { type: 'job.requested', id: 'none' },
        { type: 'retry' },
        { type: 'xstate.done.actor.loadJobs', output: listing },
        { type: 'xstate.error.actor.loadJobs', error },
      ],
      key: ({ value, context }) => JSON.stringify([value, context.id, context.listing !== null]),
    }),
  ).toEqual({ walked: states, explored: states, missing: [] })
})

test('the cover of the job search reaches every state in which it rests', () => {
  const states = ['asking', 'failed', 'listed', 'loading', 'noMatches', 'nothingSaved', 'savedUnknown', 'suggesting']
  expect(
    compare(jobSearchMachine, {
      starts: {
        'a link': { query: '', savedIds: [], answer: null },
        'the server': { query: 'saved=true', savedIds: null, answer: runSearch('saved=true') },
      },
      events: [
        { type: 'keyword.changed', keyword: 'zeppelin' },
        { type: 'filter.toggled', group: 'category', value: 'research' },
        { type: 'filter.toggled', group: 'workplace', value: 'on-site' },
        { type: 'state.toggled', state: 'virginia' },
        { type: 'saved.toggled' },
        { type: 'filters.cleared' },
        { type: 'sort.chosen', sort: 'alphabetical' },
        { type: 'page.turned', page: 0 },
        { type: 'pageSize.chosen', pageSize: 5 },
        { type: 'nearbyPage.turned', page: 0 },
        { type: 'nearbyPageSize.chosen', pageSize: 10 },
        { type: 'suggestion.applied' },
        { type: 'address.changed', query: 'city=arlington' },
        { type: 'savedJobs.changed', ids: ['2'] },
        { type: 'retry' },
        ...[
          '',
          'saved=true',
          'category=software&workplace=on-site&city=alexandria',
          'search=zeppelin',
          'city=arlington',
        ].map((query) => ({ type: 'xstate.done.actor.findJobs', output: runSearch(query) }) as const),
        { type: 'xstate.error.actor.findJobs', error },
      ],
      key: ({ value, context: { criteria, savedIds, result, nearby } }) =>
        JSON.stringify([value, criteria.saved, savedIds, nearby.pageCount, result?.total, result?.savedCount]),
    }),
  ).toEqual({ walked: states, explored: states, missing: [] })
})

const counter = setup({
  types: { context: {} as { count: number }, events: {} as { type: 'more' } },
  actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
}).createMachine({ context: { count: 0 }, on: { more: { actions: 'count' } } })

test('what the key leaves out makes no other state', () => {
  const key = ({ context }: AnyMachineSnapshot) => String(context.count % 3)
  const reached = explore(counter, { input: undefined, events: [{ type: 'more' }], key })
  expect(reached.map(({ context }) => context.count)).toEqual([0, 1, 2])
})

test('a machine without end is told', () => {
  const key = ({ context }: AnyMachineSnapshot) => String(context.count)
  const options = { input: undefined, events: [{ type: 'more' }], key, limit: 50 } as const
  expect(() => explore(counter, options)).toThrow('Traversal limit exceeded')
})
