import { beforeAll, expect, test } from 'vitest'
import type { Result } from '../results/results.ts'
import { toJson } from '../coverage/json.ts'
import { formatCoverage } from '../coverage/print.ts'
import { formatRecordStatus } from '../coverage/format-records.ts'
import { writeFeaturePage } from './feature-page.ts'
import { writeFlowPage } from './flow-page.ts'
import { gatherSpec, type Spec } from './gather.ts'
import { readOpenLists } from './open-lists.ts'

let spec: Spec

beforeAll(async () => {
  spec = await gatherSpec()
})

const stem = 'share-job'

const findFeature = ({ features }: Spec) => features.find((feature) => feature.stem === stem) ?? expect.fail(stem)

const result: Omit<Result, 'of'> = {
  date: '2026-11-20T09:00:00.000Z',
  seed: '7',
  commit: 'a'.repeat(40),
  isDirty: false,
  hasPassed: true,
  why: '',
}

function afterRun(change: (one: Result) => Partial<Result>): Spec {
  const cases = findFeature(spec).rules.flatMap(({ examples }) => examples.flatMap((example) => example.cases))
  const results = cases.map(({ key, of }) => {
    const fresh = { ...result, of }
    return [key, { ...fresh, ...change(fresh) }] as const
  })
  return { ...spec, commit: result.commit, results: { 'in-memory': Object.fromEntries(results), 'in-browser': {} } }
}

const getCounts = (of: Spec) => Object.fromEntries(readOpenLists(of).map(({ list, count }) => [list, count]))

const renderFeature = (of: Spec) => writeFeaturePage(of, findFeature(of)).body.html

test('a rule whose requirement has no sentence is counted', () => {
  const requirements = new Map([...spec.requirements].filter(([id]) => id !== 'J5-04'))
  const naming = spec.rules.get('J5-04')?.length ?? 0
  expect(naming).toBeGreaterThan(0)
  expect(getCounts({ ...spec, requirements })['sentences']).toBe((getCounts(spec)['sentences'] ?? 0) + naming)
  expect(renderFeature({ ...spec, requirements })).toContain('The requirement J5-04 stands in no catalogue.')
})

test('a result says when, in which order and of which version it is', () => {
  const html = renderFeature(afterRun(() => ({})))
  expect(html).toContain('Nov 20, 2026, 09:00 UTC, seed 7, commit aaaaaaaa')
  expect(html).not.toContain('mark-stale')
})

test('a result of what has changed since is stale, says what has changed, and is counted', () => {
  const before = getCounts(afterRun(() => ({})))
  const stale = afterRun(({ of }) => ({ of: { ...of, machine: 'other' } }))
  expect(before['results-stale']).toBe(0)
  expect(getCounts(stale)['results-stale']).toBeGreaterThan(8)
  expect(renderFeature(stale)).toContain('the machine of its flow has changed since')
})

test('a result of an earlier commit is not stale while nothing of it has changed', () => {
  const earlier = { ...afterRun(() => ({})), commit: 'b'.repeat(40) }
  expect(getCounts(earlier)['results-stale']).toBe(0)
  expect(renderFeature(earlier)).toContain('another commit, aaaaaaaa')
})

test('a failure is counted, and says what was wrong', () => {
  const failed = afterRun(({ of }) => ({ hasPassed: false, why: `expected ${of.words}` }))
  expect(getCounts(failed)['results-failed']).toBeGreaterThan(8)
  expect(renderFeature(failed)).toContain('mark-failed')
})

test('what failed stays a failure after a change, with its reason', () => {
  const failed = afterRun(({ of }) => ({ hasPassed: false, why: 'expected 2', of: { ...of, machine: 'other' } }))
  expect(getCounts(failed)['results-failed']).toBeGreaterThan(8)
  expect(getCounts(failed)['results-stale']).toBe(0)
  expect(renderFeature(failed)).toContain('failed (before a change)')
  expect(renderFeature(failed)).toContain('expected 2')
})

test('a rule of which some examples ran says how many', () => {
  const [rule] = findFeature(spec).rules.filter(({ examples }) => examples.flatMap(({ cases }) => cases).length > 1)
  const cases = rule?.examples.flatMap((example) => example.cases) ?? []
  const ran = afterRun(() => ({}))
  const { [cases[0]?.key ?? '']: _, ...rest } = ran.results['in-memory']
  const html = renderFeature({ ...ran, results: { ...ran.results, 'in-memory': rest } })
  expect(html).toContain(`>${cases.length - 1} of ${cases.length} ran<`)
})

function createSpecCoverage(of: Spec, isWhole: boolean): Spec['taken'] {
  const about = { commit: '', isDirty: false, date: result.date, seed: '7', count: 0, of: 0, machines: {} }
  const examples = { runs: [{ ...about, isWhole }], examples: [] }
  return new Map(
    [...of.taken].map(([key, told]) => {
      const answers = told.answers.map((answer) => ({ ...answer, examples: [], isInPaths: null }))
      return [key, { ...told, answers, known: { examples, paths: null } }]
    }),
  )
}

test('a transition that no example takes is counted once a run has been recorded, and an example is drafted', () => {
  expect(getCounts({ ...spec, taken: createSpecCoverage(spec, false) })['transitions']).toBeNull()
  const all = spec.flows.reduce((sum, { moves }) => sum + moves.length, 0)
  const taken = createSpecCoverage(spec, true)
  expect(getCounts({ ...spec, taken })['transitions']).toBe(all)
  const flow = spec.flows.find((each) => each.stem === stem) ?? expect.fail(stem)
  const { html } = writeFlowPage({ ...spec, taken }, flow).body
  expect(html).toContain(
    'Given a dialog asks for an e-mail address\n  When the e-mail address is valid\n  Then what she asks for is being sent',
  )
  expect(html).toContain('Whether a path takes it is not known: none have been made.')
  const list = readOpenLists({ ...spec, taken }).find(({ list: name }) => name === 'transitions')
  const sentences = list?.groups.flatMap(({ items }) => items.map(({ html: item }) => item)).join('\n')
  expect(sentences).toContain('While a dialog asks for an e-mail address, the e-mail address is valid')
  expect(sentences).toContain('; then what she asks for is being sent.')
})

test('who-takes and the page of a flow say the same of it', () => {
  const flow = spec.flows.find((each) => each.stem === stem) ?? expect.fail(stem)
  const told = createSpecCoverage(spec, true).get(stem) ?? expect.fail(stem)
  const [first, ...rest] = told.answers
  const taker = { title: 'The link is copied', file: 'a.feature', line: 1, stale: 'its words have changed since' }
  const answers = [...(first ? [{ ...first, examples: [taker] }] : []), ...rest]
  const { html } = writeFlowPage({ ...spec, taken: new Map([[stem, { ...told, answers }]]) }, flow).body
  const { counts } = toJson({ ...told, answers }, { words: [], too: null, isAll: false })
  const times = (text: string) => html.split(text).length - 1
  expect(times('Taken by ')).toBe(counts.byExamples)
  expect(times('no example in memory takes this')).toBe(counts.byNothing + counts.byPathsAlone)
  expect(html).toContain('The link is copied (stale: its words have changed since)')
  const lines = formatCoverage({ ...told, answers }, { words: [], too: null, isAll: false }).map((line) => line.trim())
  const notes = formatRecordStatus({ ...told, answers }, { withPaths: true }).map((line) => line.trim())
  expect(notes.filter((note) => !html.includes(note))).toEqual([])
  expect(notes.filter((note) => !lines.includes(note))).toEqual([])
})
