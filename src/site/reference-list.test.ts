import { entityNames } from '#contract/entity-names.ts'
import { transactionTag } from '#contract/operations.ts'
import type { TransactionOutcome } from '#machines/transaction.machine.ts'
import { expect, test } from 'vitest'
import { readsAtStart } from './accompany.ts'
import { createLists, needList, awaitRows, shareRows } from './reference-list.ts'
import { silentPorts } from './silent-ports.ts'
import type { Transact } from './transaction.ts'

const never = new Promise<TransactionOutcome>(() => {})

function openLists() {
  const calls: string[] = []
  const ended: string[] = []
  const transact: Transact = (operations, options) => {
    const tag = transactionTag(operations) ?? ''
    calls.push(tag)
    options?.signal?.addEventListener('abort', () => ended.push(tag))
    return never
  }
  return { lists: createLists({}, transact, silentPorts), calls, ended }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

test('[C7.2-08][C7.2-09] each list is read by its entity when it is needed, the counts of the site at the start of a visit', () => {
  const { lists, calls } = openLists()
  for (const name of readsAtStart) needList(lists[name])
  const first = [...calls]
  for (const name of entityNames) needList(lists[name])
  expect([first.includes('WebsiteStat'), first.includes('CompanyNews'), calls.toSorted()]).toEqual([
    true,
    false,
    [...entityNames].toSorted(),
  ])
})

test('a list is read on while one of those who need it is left, and not after', async () => {
  const { lists, ended } = openLists()
  const [first, second] = [needList(lists.Location), needList(lists.Location)]
  first()
  await turn()
  const before = [...ended]
  second()
  await turn()
  expect([before, ended, lists.Location.getSnapshot().value]).toEqual([[], ['Location'], 'unneeded'])
})

test('a need that passes from page to page in one turn does not end the read', async () => {
  const { lists, calls, ended } = openLists()
  const leave = needList(lists.Location)
  leave()
  needList(lists.Location)
  await turn()
  expect([calls, ended]).toEqual([['Location'], []])
})

test('rows that somebody waits for are given up with the wait', async () => {
  const { lists, ended } = openLists()
  const leaving = new AbortController()
  const rows = awaitRows(lists.Location, leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(rows).rejects.toThrow('gone')
  await turn()
  expect(ended).toEqual(['Location'])
})

test('[C7.1-17] rows of any transaction reach the list of their entity, whole only when all of it was read', () => {
  const { lists } = openLists()
  const stat = { employeeCount: 1, openingCount: 2, locationCount: 3, years: 50, employeeOwnedPercent: 100 }
  const group = { Description: 'Analysis', JobPostingGroup_ID: '1', IsFeatured: true, IsActive: true }
  const operation = { Actions: [], EndMethod: 'Save', ReturnData: true, BlackList: [] }
  shareRows(
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
