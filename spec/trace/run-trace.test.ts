import { beforeAll, expect, test } from 'vitest'
import type { RequirementAnswer } from './answer.ts'
import { listMissingRows, runTrace, traceProject } from './run-trace.ts'
import type { TracedRow } from './trace.ts'

let traced: ReturnType<typeof traceProject>

// Tracing reads the whole project: it is done once for all.
beforeAll(() => {
  traced = traceProject()
})

const trace = (argv: ReadonlyArray<string>) => runTrace(argv, () => traced)

test('every id in a tag, a title and a machine exists, and no tag stands on a feature', () => {
  expect(traced.problems).toEqual([])
})

test('what nothing covers names the flow with which it is set aside', () => {
  const unplanned = traced.rows.filter(({ covered, flow }) => covered.length === 0 && flow === null)
  expect(unplanned.map(({ requirement }) => requirement.id)).toEqual([])
})

test('a section is read from features, tests and machines', async () => {
  const { lines, code } = await runTrace(['J4.4', '--all'])
  expect(code).toEqual(0)
  expect(lines[0]).toMatch(/^J4\.4 +\d+ of \d+ +\d+ % .* Filter model$/)
  const start = lines.findIndex((line) => line.startsWith('  ✓ J4.4-07  '))
  const end = lines.findIndex((line, place) => place > start && line.startsWith('  ✓'))
  const places = lines.slice(start + 1, end)
  expect(places.filter((line) => line.includes(' example '))[0]).toMatch(/\.feature:\d+ {2}\S.* /)
  expect(new Set(places.map((line) => line.trim().split(' ')[0]))).toEqual(new Set(['example', 'test', 'model']))
})

test('a requirement that is asked for by its id tells all of itself, before the sections', async () => {
  const { lines } = await trace(['J4.4-07', 'J4.2'])
  expect(lines[0]).toMatch(/^J4\.4-07 {2}\S/)
  expect(lines.filter((line) => /^(Rules|Tests|Modelled|J)/.test(line)).map((line) => line.split(' ')[0])).toEqual([
    'J4.4-07',
    'Rules',
    'Tests',
    'Modelled',
    'J4.2',
  ])
})

test('what no rule says is told without signs of templates and marks, and every title says something', async () => {
  const { lines } = await trace(['--without-rule'])
  expect(lines.filter((line) => /✓|%[sdifjoO]\b|\$[a-z]/.test(line))).toEqual([])
  expect(lines.filter((line) => /^ +(?:test|markup) \S+:\d+$/.test(line))).toEqual([])
  expect(lines).toContain('      test src/app/site-routes.test.ts:28  /home is titled Home Page')
})

test('as JSON a section and what no rule says are lists of one shape', async () => {
  const ask = async (...argv: string[]) => {
    const { lines } = await trace([...argv, '--json'])
    return JSON.parse(lines.join('\n')) as ReadonlyArray<RequirementAnswer>
  }
  const [section, unsaid] = [await ask('J4.4'), await ask('C2.2', '--without-rule')]
  const one = section.find(({ id }) => id === 'J4.4-07')
  expect([one?.proof, one?.rules.length, section.every(({ id }) => id.startsWith('J4.4-'))]).toEqual(['rule', 1, true])
  expect(new Set(unsaid.map(({ proof }) => proof))).toEqual(new Set(['test', 'markup']))
  expect(unsaid.find(({ id }) => id === 'C2.2-33')?.reading?.decision).toEqual('0052')
})

test('an id and a section are found however their letters are typed, and a decided one is not called open', async () => {
  const { lines } = await trace(['j9-13', 'J2.9-34.A', 'c2.2', '--all', '--require', 'j9'])
  expect(lines.flatMap((line) => /^J\S+(?=  )/.exec(line)?.[0] ?? [])).toEqual(['J2.9-34.a', 'J9-13'])
  expect(lines.find((line) => line.includes('C2.2-33'))).toContain('C2.2-33  (decided) ')
})

test('what does not exist ends with 2, and is no JSON', async () => {
  const lines = ['There is no requirement and no section J4.40.']
  expect(await trace(['J4.40', '--json'])).toEqual({ lines, code: 2 })
  expect((await trace(['J4.4', '--require', 'X1'])).code).toEqual(2)
})

test('words are no ids, and it is said where words are looked for', async () => {
  await expect(trace(['10', 'MB'])).rejects.toThrow(
    '“10 MB” names no requirement: trace takes ids of requirements and sections, such as J9-13 or J4.4. For words there is the search on the pages: npm run docs.',
  )
})

test('a required section ends with 0 when it is covered, or planned with another flow', async () => {
  const planned = traced.rows.find(({ covered }) => covered.length === 0)
  expect((await trace(['--require', 'J4.4', '--require', planned?.requirement.id ?? ''])).code).toEqual(0)
})

test('a required row that is neither covered nor planned ends with 1 and is named', () => {
  const row: TracedRow = {
    requirement: { id: 'J1-01', section: 'J1', title: 'Doors', kind: 'behaviour', statement: 'Doors open.' },
    covered: [],
    known: [],
    flow: null,
    isDecided: false,
  }
  expect(listMissingRows([row], ['J1'])).toEqual([row])
  expect(listMissingRows([{ ...row, flow: 'doors' }], ['J1'])).toEqual([])
})
