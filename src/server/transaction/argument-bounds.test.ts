import { expect, test } from 'vitest'
import { entities } from '#contract/entities.ts'
import { entityNames } from '#contract/entity-names.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import type { Content } from '../content/content-cache.ts'
import type { Database } from '../database/open-database.ts'
import { createApiCatalog } from '../fuzz/api-catalog.testing.ts'
import { getCallBounds, getReadBounds, maxFields } from './argument-bounds.ts'
import { refuseDear } from './cost.ts'
import { planBatch } from './plan.ts'

const catalog = createApiCatalog({} as Database)
const personalReads = Object.entries(catalog.ownReads)
const operations = Object.entries(catalog.operations)

const plan = (...batch: ReadonlyArray<Operation>) => planBatch(batch, catalog, false)
const texts = (count: number, length = 1) => Array.from({ length: count }, () => 'x'.repeat(length))

const reads = [
  ...personalReads.map(([name, own]) => ({ name, most: getReadBounds(own) })),
  ...entityNames
    .filter((name) => entities[name].key !== null)
    .map((name) => ({ name, most: getReadBounds(undefined) })),
]

test.each(reads)('a read of $name takes as many ids and bytes as it says, and none more', ({ name, most }) => {
  const longest = most.ids === 0 ? 0 : most.bytes / most.ids
  expect(() => plan(read(name, texts(most.ids, longest)))).not.toThrow()
  expect(() => plan(read(name, texts(most.ids + 1)))).toThrow(/takes (no ids|at most \d+ ids)/)
  if (most.ids > 0) expect(() => plan(read(name, [...texts(1, most.bytes + 1)]))).toThrow('bytes at most')
  expect(() => plan(read(name, [], texts(maxFields + 1)))).toThrow('fields are left out')
})

test.each(operations)('%s takes as many arguments and bytes as it says, and none more', (name, operation) => {
  const most = getCallBounds(operation)
  expect(() => plan(call(name, ...texts(most.arguments, most.bytes / most.arguments)))).not.toThrow()
  expect(() => plan(call(name, ...texts(most.arguments + 1)))).toThrow('arguments')
  expect(() => plan(call(name, ...texts(2, most.bytes / 2 + 1)))).toThrow('longer than can be sent')
})

test('several operations that cost more than a batch may are refused together, and each is done by itself', () => {
  const ids = texts(10)
  const content = { rows: { JobPostingHeader: [] } } as unknown as Content
  const batches = [
    [read('ApplicantApplication', ids)],
    [read('ApplicantApplication', ids), read('Applicant')],
    [read('ApplicantApplication', ids), read('ApplicantApplication', ids)],
    Array.from({ length: 5 }, () => read('AccountData')),
  ]
  const refused = batches.map((batch) => {
    try {
      refuseDear(plan(...batch), content)
      return 'done'
    } catch (error) {
      return String(error).replace(/^Refused: /, '')
    }
  })
  const words = 'A transaction cannot do as much as this at once. Please send its operations one by one.'
  expect(refused).toEqual(['done', 'done', words, words])
})
