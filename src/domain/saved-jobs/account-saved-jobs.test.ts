import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxAccountSavedJobs } from '#contract/account-operations.ts'
import type { AccountSavedJob } from '#contract/account-saved-jobs.ts'
import { toSavedJobs, combineSavedJobs, toAccountSavedJobs, unionWords } from './account-saved-jobs.ts'

const lists = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 30 }).map(String),
    savedOn: fc.constantFrom('2026-11-03', '2026-11-12', '2026-11-20', null),
  }),
  { maxLength: 40 },
)

const byId = (jobs: ReadonlyArray<AccountSavedJob>) => jobs.toSorted((a, b) => Number(a.id) - Number(b.id))

function findEarliest(jobs: ReadonlyArray<AccountSavedJob>): ReadonlyArray<AccountSavedJob> {
  const ids = [...new Set(jobs.map(({ id }) => id))]
  const listSaveDays = (id: string) =>
    jobs.flatMap((job) => (job.id === id && job.savedOn !== null ? [job.savedOn] : []))
  return byId(ids.map((id) => ({ id, savedOn: listSaveDays(id).toSorted()[0] ?? null })))
}

const createSavedJobs = (first: number, count: number, savedOn: string | null = '2026-11-01') =>
  Array.from({ length: count }, (_, at) => ({ id: String(first + at), savedOn }))

test('[J1-07] of both lists each job is kept once, with the earlier of its days', () => {
  fc.assert(
    fc.property(lists, lists, (kept, sent) => {
      expect(byId(combineSavedJobs(combineSavedJobs([], kept), sent))).toEqual(findEarliest([...kept, ...sent]))
    }),
  )
})

test('[J1-07] the union of a union is itself, also where not all fit', () => {
  const full = createSavedJobs(1, maxAccountSavedJobs - 3)
  fc.assert(
    fc.property(lists, lists, (some, sent) => {
      const kept = combineSavedJobs(full, some)
      const once = combineSavedJobs(kept, sent)
      expect(combineSavedJobs(once, sent)).toEqual(once)
      expect(once.length).toBeLessThanOrEqual(maxAccountSavedJobs)
    }),
  )
})

test('none of the account makes way, and of the others the latest are taken first', () => {
  const kept = createSavedJobs(1000, maxAccountSavedJobs - 2, '2026-01-01')
  const sent = [
    { id: 'old', savedOn: '2026-11-03' },
    { id: 'unknown', savedOn: null },
    { id: 'new', savedOn: '2026-11-20' },
    { id: 'newer', savedOn: '2026-11-21' },
    { id: '1000', savedOn: null },
  ]
  const merged = combineSavedJobs(kept, sent)
  expect([merged.length, merged.slice(0, kept.length), merged.slice(kept.length).map(({ id }) => id)]).toEqual([
    maxAccountSavedJobs,
    kept,
    ['newer', 'new'],
  ])
})

test('of a day that is not known the one saved last is the latest', () => {
  const sent = toAccountSavedJobs(toSavedJobs(createSavedJobs(1, maxAccountSavedJobs + 1, null)))
  const taken = combineSavedJobs(createSavedJobs(1000, maxAccountSavedJobs - 2), sent).slice(-2)
  expect([sent.map(({ id }) => id).includes('1'), taken.map(({ id }) => id)]).toEqual([false, ['501', '500']])
})

test('a device with more jobs than an account keeps sends the latest', () => {
  const saved = toSavedJobs([
    ...createSavedJobs(1, maxAccountSavedJobs, '2026-11-02'),
    { id: 'old', savedOn: '2025-01-01' },
  ])
  const sent = toAccountSavedJobs(saved)
  expect([sent.length, sent.some(({ id }) => id === 'old')]).toEqual([maxAccountSavedJobs, false])
})

const none = { added: 0, known: 0, closed: 0, left: 0 }

test.each([
  [{ here: none, added: 0, left: 0 }, 'There was nothing to add.'],
  [{ here: { ...none, added: 1 }, added: 2, left: 0 }, '1 job was added to this device, and 2 jobs to your account.'],
  [
    { here: { added: 2, known: 1, closed: 1, left: 3 }, added: 0, left: 1 },
    '2 jobs were added to this device, and 0 jobs to your account. 1 job in your account is no longer open. 3 jobs did not fit on this device: it holds up to 1,000 jobs. 1 job did not fit in your account: it holds up to 500 jobs. They stay on this device.',
  ],
])('what became of two lists is said in words: %j', (union, words) => {
  expect(unionWords(union)).toBe(words)
})
