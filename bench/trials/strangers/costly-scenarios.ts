import { randomUUID } from 'node:crypto'
import { entities } from '#contract/entities.ts'
import { writeQuestion, searchJobsOperation } from '#contract/job-operations.ts'
import { call, read, transactionPath } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { noCriteria } from '#domain/jobs/job-criteria.ts'

export type Request = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly body?: string
}

export type Scenario = {
  readonly name: string
  readonly request: (turn: number) => Request
  /** Requests sent per connection without reading any answer; undefined: answers are read. */
  readonly unread?: number
  readonly writes?: 'slowly'
  readonly at?: 'large firm'
}

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const pairs = letters.flatMap((first) => letters.map((second) => first + second))

/** All pairs of letters, 2 kB, rotated and with a random suffix so that no cache has it. */
const createPairs = (turn: number) => {
  const start = (turn * 7) % pairs.length
  return `${[...pairs.slice(start), ...pairs.slice(0, start)].join(' ')} ${randomUUID().slice(0, 4)}`
}

const search = (keyword: string) => {
  const nearby = { page: 0, pageSize: 500 }
  return call(searchJobsOperation, writeQuestion({ search: { ...noCriteria, keyword }, savedIds: [], nearby }))
}

const batch = (operations: (turn: number) => ReadonlyArray<Operation>) => (turn: number) =>
  ({
    method: 'POST',
    path: `/${transactionPath}`,
    body: JSON.stringify({ UserID: null, UserName: '', Operations: operations(turn) }),
  }) as const

const get = (path: (turn: number) => string) => (turn: number) => ({ method: 'GET', path: path(turn) }) as const

const fields = Object.keys(entities.JobPostingHeader.schema.fields)

const selectFields = (turn: number) => fields.filter((_, at) => ((turn * 2_654_435_761) >>> (at % 32)) % 2 === 1)

const encoded = (turn: number) => encodeURIComponent(createPairs(turn))

const costly: ReadonlyArray<Scenario> = [
  { name: 'searches for all pairs of letters', request: batch((turn) => [search(createPairs(turn))]) },
  {
    name: 'twenty such searches in a batch',
    request: batch((turn) => Array.from({ length: 20 }, (_, at) => search(createPairs(20 * turn + at)))),
  },
  { name: 'such searches by address', request: get((turn) => `/careers/open?search=${encoded(turn)}&pagesize=499`) },
  { name: 'such searches as feeds', request: get((turn) => `/careers/open.rss?search=${encoded(turn)}`) },
  { name: 'such searches of the site', request: get((turn) => `/search?q=${encoded(turn)}`) },
  {
    name: 'such searches to subscribe to',
    request: batch((turn) => [
      call('SubscribeToJobAlerts', `a${turn}@example.org`, 'generic', 'true', '', `search=${encoded(turn)}`),
    ]),
  },
  {
    name: 'all jobs without other fields each time',
    request: batch((turn) => [read('JobPostingHeader', [], selectFields(turn))]),
  },
  {
    name: '500 jobs by id in a batch of twenty',
    request: batch((turn) =>
      Array.from({ length: 20 }, (_, at) =>
        read(
          'JobPostingHeader',
          Array.from({ length: 25 }, (_each, job) => String(turn + 25 * at + job)),
          selectFields(turn),
        ),
      ),
    ),
  },
]

export const costlyScenarios: ReadonlyArray<Scenario> = costly.flatMap((scenario) => [
  scenario,
  { ...scenario, name: `${scenario.name}, 10,000 jobs`, at: 'large firm' },
])
