import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fixtureA } from '../jobs/fixture-a.testing.ts'
import {
  addSeenJobs,
  closedJobs,
  joinSaved,
  filterNamedJobs,
  filterOpenJobs,
  nameJobs,
  noSeenJobs,
  findOpenJobs,
  readSaved,
  savedDay,
  toggleSaved,
  type SavedJob,
  writeSaved,
} from './saved-jobs.ts'

const open = fixtureA.map(({ JobPosting_ID, JobFunction, City }) => ({
  id: JobPosting_ID,
  title: JobFunction,
  place: City ?? '',
}))

const on = (id: string, day: string | null = '2026-11-12'): SavedJob => ({ id, title: '', place: '', day })

const listIds = (jobs: ReadonlyArray<SavedJob>) => jobs.map(({ id }) => id)

const someId = fc.string({ minLength: 1, maxLength: 100 })
const someDay = fc.constantFrom(null, '2026-11-12', '2026-01-31')
const someJobs = fc.uniqueArray(
  fc.record({ id: someId, title: fc.string({ maxLength: 200 }), place: fc.string({ maxLength: 100 }), day: someDay }),
  { selector: ({ id }) => id },
)

test('[J3-34][J3-35][J4.3-01][J4.3-02] saved jobs are kept while their posting is open, and pruned only when that is known', () => {
  const stored = [on('2'), on('4'), on('999')]
  const kept = filterOpenJobs(stored, open)
  expect([kept, toggleSaved(kept, on('2')), toggleSaved([on('4')], on('2')), filterOpenJobs(stored, null)]).toEqual([
    [on('2'), on('4')],
    [on('4')],
    [on('4'), on('2')],
    stored,
  ])
})

test('[J4.3-01] toggling a new job twice gives the list back', () => {
  fc.assert(
    fc.property(someJobs, someId, (jobs, id) => {
      fc.pre(!listIds(jobs).includes(id))
      expect(toggleSaved(toggleSaved(jobs, on(id)), on(id))).toEqual(jobs)
    }),
  )
})

test('[J7-46] jobs that are written are read as they were', () => {
  fc.assert(
    fc.property(someJobs, (jobs) => {
      expect(readSaved(writeSaved(jobs))).toEqual(jobs)
    }),
  )
})

test('[J7-46] saved jobs are one JSON array that says when each was saved', () => {
  expect([writeSaved([]), writeSaved([on('2'), on('AB12', null)])]).toEqual([
    '[]',
    '[{"id":"2","title":"","place":"","day":"2026-11-12"},{"id":"AB12","title":"","place":"","day":null}]',
  ])
})

test('[J3-33][J7-46] a list of ids alone is read as jobs whose day is not known', () => {
  expect(readSaved('["2","4"]')).toEqual([on('2', null), on('4', null)])
})

test('[J3-33][J7-46] what is not a list counts as none, what is no job is passed over, and a job that stands twice counts once', () => {
  const texts = [null, '', '[2', '"2"', '{"0":"2"}', 'null', '[2,null,{},[],{"id":7},""]', '["2",4]', '["2","4","2"]']
  expect(texts.map((text) => listIds(readSaved(text)))).toEqual([[], [], [], [], [], [], [], ['2'], ['2', '4']])
})

test('[J7-46] a day that is none is not known', () => {
  const days = ['"2026-11-12"', '"12 November"', '"2026-13-45"', '"2026-11-12T10:00:00Z"', '7', 'null']
  const stored = `[${days.map((day, at) => `{"id":"${at}","day":${day}}`).join(',')}]`
  expect(readSaved(stored).map(({ day }) => day)).toEqual(['2026-11-12', null, null, null, null, null])
})

test('[J7-46] a list has bounds: the latest 1,000 jobs, ids of 100 characters, a million characters in all', () => {
  const many = Array.from({ length: 1001 }, (_, at) => String(at))
  const read = readSaved(JSON.stringify(many))
  expect([read.length, read[0]?.id, toggleSaved(read, on('new')).length, toggleSaved(read, on('new'))[0]?.id]).toEqual([
    1000,
    '1',
    1000,
    '2',
  ])
  expect(readSaved(JSON.stringify(['x'.repeat(101), '2']))).toEqual([on('2', null)])
  expect(readSaved(`["2"${' '.repeat(1_000_000)}]`)).toEqual([])
})

test('[J7-46] two lists are joined without a double, and the earlier day stands', () => {
  expect(
    joinSaved(
      [on('2', null), on('4', '2026-11-12'), on('8', '2026-11-01')],
      [on('6'), on('4', '2026-11-03'), on('8', '2026-11-20'), on('2', '2026-11-05')],
    ),
  ).toEqual([on('2', '2026-11-05'), on('4', '2026-11-03'), on('8', '2026-11-01'), on('6')])
})

test('the day on which a job was saved is written as on the rest of the site', () => {
  const jobs = [on('2'), on('4', null)]
  expect(['2', '4', '6'].map((id) => savedDay(jobs, id))).toEqual(['November 12, 2026', '', ''])
})

test('[J3-35] jobs with a name that are not open have closed; while no job is known to be open, none has', () => {
  const jobs = [on('2'), { ...on('9'), title: 'Cost Analyst' }, on('999')]
  expect([closedJobs(jobs, open), closedJobs(jobs, null), closedJobs(jobs, [])].map(listIds)).toEqual([['9'], [], []])
  expect([filterNamedJobs(jobs, open), filterNamedJobs(jobs, null)].map(listIds)).toEqual([
    ['2', '9'],
    ['2', '9', '999'],
  ])
})

test('an open job has the name of its posting, cut where a list has its bounds; a closed one keeps what it had', () => {
  const renamed = { ...on('2'), title: 'Former title', place: 'Dayton' }
  const gone = { ...on('9'), title: 'Cost Analyst', place: 'Dayton, Ohio' }
  const long = { id: '4', title: 'x'.repeat(300), place: 'y'.repeat(300) }
  expect(nameJobs([renamed, gone, on('4')], [...open.filter(({ id }) => id !== '4'), long])).toEqual([
    { ...renamed, title: 'Data Scientist', place: 'Arlington' },
    gone,
    { ...on('4'), title: 'x'.repeat(200), place: 'y'.repeat(100) },
  ])
})

test('[J7-46] a name of another type is not known, and one that is too long is cut', () => {
  const stored = JSON.stringify([
    { id: '2', title: 7, place: {}, day: '2026-11-12' },
    { id: '4', title: 'x'.repeat(201), place: 'y'.repeat(101) },
  ])
  expect(readSaved(stored)).toEqual([on('2'), { ...on('4', null), title: 'x'.repeat(200), place: 'y'.repeat(100) }])
})

const cost = { id: 'C1', title: 'Cost Analyst', place: 'Dayton, Ohio' }
const budget = { id: 'B1', title: 'Budget Analyst', place: '' }
const saved = (id: string) => ({ id, title: '', place: '', day: '2026-11-12' })

test('[J3-35] where not all jobs are known, a saved one is gone only once the server has said so', () => {
  const jobs = [saved('C1'), saved('B1'), saved('X1')]
  const ids = (seen: Parameters<typeof findOpenJobs>[1]['seen']) =>
    findOpenJobs(jobs, { open: null, seen })?.map(({ id }) => id) ?? null
  const shown = addSeenJobs(noSeenJobs, { open: [cost], asked: [] })
  const answered = addSeenJobs(shown, { open: [budget], asked: ['B1', 'C1'] })
  const again = addSeenJobs(answered, { open: [cost], asked: [] })
  expect([ids(noSeenJobs), ids(shown), ids(answered), ids(again)]).toEqual([
    null,
    ['C1', 'B1', 'X1'],
    ['B1', 'X1'],
    ['C1', 'B1', 'X1'],
  ])
  expect(answered.gone).toEqual(['C1'])
})

test('what is known of all jobs is not changed by what is known of some', () => {
  const seen = addSeenJobs(noSeenJobs, { open: [], asked: ['C1'] })
  expect(findOpenJobs([saved('C1')], { open: [cost], seen })).toEqual([cost])
})
