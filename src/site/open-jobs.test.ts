import { makePosting } from '#domain/jobs/fixture-a.testing.ts'
import type { JobBoard } from '#domain/jobs/open-board.ts'
import { runAllSteps } from '#domain/slicing/steps.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { expect, test } from 'vitest'
import { resolveJobIndexBuilder, prepareBoard } from './job-search.ts'
import { createSite } from './create-site.ts'
import { retainList, type ListActor } from './reference-list.ts'
import { silentPorts } from './silent-ports.ts'

const posting = makePosting({ JobPosting_ID: '7' })

const visit = { rows: {}, now: 0, seed: '', origin: 'https://x.example', settings: siteSettings({}) }

function listCachedIdsByStep(jobCount: number, others: ReadonlyArray<string> = ['8']) {
  const picked = { pick: { for: 'ids', ids: ['7'] }, rows: [posting] } as const
  const site = createSite(silentPorts, { ...visit, jobCount, picked })
  const here = () => site.jobs.listLoadedJobs()?.map(({ JobPosting_ID }) => JobPosting_ID) ?? null
  const before = here()
  runAllSteps(site.start())
  const started = here()
  site.jobs.reportJobs([...others.map((id) => makePosting({ JobPosting_ID: id })), posting])
  const later = here()
  site.stop()
  return [before, started, later]
}

test('where not all jobs are sent those are here that came with the page or later, each once', () => {
  expect([listCachedIdsByStep(600), listCachedIdsByStep(2).slice(0, 2)]).toEqual([
    [null, ['7'], ['8', '7']],
    [null, null],
  ])
})

test('of the jobs that came the latest 200 are remembered', () => {
  const others = Array.from({ length: 250 }, (_, at) => String(at + 100))
  expect(listCachedIdsByStep(600, others)[2]).toEqual(others.slice(0, 200))
})

test('a board that was prepared is the one that is searched, and is opened once; where the site searches none is', async () => {
  const prepared = async (jobCount: number) => {
    const rows = { JobPostingHeader: [posting], Location: [] }
    const site = createSite(silentPorts, { ...visit, rows, jobCount })
    const boards: JobBoard[] = []
    const prepare = () =>
      prepareBoard(site, async (steps) => {
        boards.push(runAllSteps(steps))
        return boards[0]!
      })
    await prepare()
    await prepare()
    const searched = resolveJobIndexBuilder(site)({ postings: rows.JobPostingHeader, locations: rows.Location })
    return [boards.length, boards[0] === searched]
  }
  expect([await prepared(1), await prepared(600)]).toEqual([
    [1, true],
    [0, false],
  ])
})

test('a list of jobs that is in use stays while others come, and those that go are stopped, as are all with the site', () => {
  const site = createSite(silentPorts, { ...visit, jobCount: 600 })
  const listFor = (id: number) => site.jobs.pickJobList({ for: 'ids', ids: [String(id)] })
  const isStopped = (list: ListActor) => list.getSnapshot().status === 'stopped'
  const [inUse, unused, recent] = [listFor(1), listFor(2), listFor(3)]
  retainList(inUse)
  for (let id = 4; id <= 21; id += 1) listFor(id)
  listFor(3)
  const latest = listFor(22)
  const found = [listFor(1) === inUse, listFor(3) === recent, [inUse, unused, recent].map(isStopped)]
  site.stop()
  expect([found, [inUse, recent, latest].map(isStopped)]).toEqual([
    [true, true, [false, true, false]],
    [true, true, true],
  ])
})
