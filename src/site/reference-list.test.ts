import { entityNames } from '#contract/entity-names.ts'
import { transactionTag } from '#contract/operations.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { expect, test } from 'vitest'
import { initialReads } from './accompany.ts'
import { createLists, retainList, awaitRows, distributeRows } from './reference-list.ts'
import { silentPorts } from './silent-ports.ts'
import type { Transact } from './transaction.ts'

const never = new Promise<TransactionOutcome>(() => {})

function setUpLists() {
  const calls: string[] = []
  const aborted: string[] = []
  const transact: Transact = (operations, options) => {
    const tag = transactionTag(operations) ?? ''
    calls.push(tag)
    options?.signal?.addEventListener('abort', () => aborted.push(tag))
    return never
  }
  return { lists: createLists({}, transact, silentPorts), calls, ended: aborted }
}

const nextTick = () => new Promise<void>((resolve) => setImmediate(resolve))

test('[C7.2-08][C7.2-09] each list is read by its entity when it is needed, the counts of the site at the start of a visit', () => {
  const { lists, calls } = setUpLists()
  for (const name of initialReads) retainList(lists[name])
  const first = [...calls]
  for (const name of entityNames) retainList(lists[name])
  expect([first.includes('WebsiteStat'), first.includes('CompanyNews'), calls.toSorted()]).toEqual([
    true,
    false,
    [...entityNames].toSorted(),
  ])
})

test('a list is read on while one of those who need it is left, and not after', async () => {
  const { lists, ended: aborted } = setUpLists()
  const [first, second] = [retainList(lists.Location), retainList(lists.Location)]
  first()
  await nextTick()
  const before = [...aborted]
  second()
  await nextTick()
  expect([before, aborted, lists.Location.getSnapshot().value]).toEqual([[], ['Location'], 'unneeded'])
})

test('a need that passes from page to page in one turn does not end the read', async () => {
  const { lists, calls, ended: aborted } = setUpLists()
  const leave = retainList(lists.Location)
  leave()
  retainList(lists.Location)
  await nextTick()
  expect([calls, aborted]).toEqual([['Location'], []])
})

test('rows that somebody waits for are given up with the wait', async () => {
  const { lists, ended: aborted } = setUpLists()
  const leaving = new AbortController()
  const rows = awaitRows(lists.Location, leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(rows).rejects.toThrow('gone')
  await nextTick()
  expect(aborted).toEqual(['Location'])
})

test('[C7.1-17] rows of any transaction reach the list of their entity, whole only when all of it was read', () => {
  const { lists } = setUpLists()
  const stat = { employeeCount: 1, openingCount: 2, locationCount: 3, years: 50, employeeOwnedPercent: 100 }
  const group = { Description: 'Analysis', JobPostingGroup_ID: '1', IsFeatured: true, IsActive: true }
  const operation = { Actions: [], EndMethod: 'Save', ReturnData: true, BlackList: [] }
  distributeRows(
    lists,
    [
      { ...operation, PrefetchPath: 'WebsiteStat', Params: [] },
      { ...operation, PrefetchPath: 'JobPostingGroup', Params: ['Analysis'] },
    ],
    { WebsiteStat: [stat], JobPostingGroup: [group] },
  )
  const seen = [lists.WebsiteStat, lists.JobPostingGroup].map((list) => list.getSnapshot())
  expect(seen.map(({ value, context }) => [value, context.rows])).toEqual([
    ['loaded', [stat]],
    ['unneeded', [group]],
  ])
})
