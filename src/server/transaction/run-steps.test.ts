import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { createSiteService } from '../create-site-service.ts'
import type { SiteService } from '../service/site-service.ts'

let service: SiteService
let close: () => Promise<void>
let completedSteps: string[] = []

const note = (what: string) => {
  completedSteps.push(what)
  return ''
}

beforeAll(async () => {
  const database = await openTestDatabase('run_steps_test')
  service = createSiteService({
    database,
    operations: {
      Look: { writes: false, answer: ([what = '']) => note(what) },
      Write: { writes: true, run: async ([what = '']) => note(what) },
    },
  })
  await service.transact({ Operations: [call('Write', '')] })
  close = () => database.close()
})

afterAll(() => close())

beforeEach(() => {
  completedSteps = []
})

const send = (...Operations: ReadonlyArray<Operation>) => service.transact({ Operations })
const three = (name: string, what: string) => [call(name, what), call(name, what), call(name, what)] as const

test.each(['Look', 'Write'])('between two operations of a batch (%s) everything else has its turn', async (name) => {
  const batch = send(...three(name, 'operation'))
  const over = batch.then(() => true)
  while (!(await Promise.race([over, setImmediate(false)]))) note('other work')
  const runs = completedSteps.join().replaceAll(/(other work,?)+/g, '|')
  expect(runs).toMatch(/operation,\|operation,\|operation/)
})

test('the searches of two visitors take turns, however many each of them sent in a batch', async () => {
  await Promise.all([send(...three('Look', 'Ada')), send(...three('Look', 'Ben'))])
  expect(completedSteps).toEqual(['Ada', 'Ben', 'Ada', 'Ben', 'Ada', 'Ben'])
})
