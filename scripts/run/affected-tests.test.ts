import { expect, test } from 'vitest'
import { listExamples } from '../names/find-examples.ts'
import { listTests } from '../names/find-tests.ts'
import { faults } from '#faults/faults.ts'
import { choose } from './choose.ts'
import { readImports } from './imports.ts'
import { createFaultPlan } from './plan.ts'
import { readScreenSources } from './sources.ts'
import { findAffectedTests } from './affected-tests.ts'

const imports = readImports()
const sources = readScreenSources(imports)
const touched = (...files: string[]) => findAffectedTests(files, imports, sources)

test.each([
  [
    'src/pages/job-page/share-form.tsx',
    ['features/careers/share-job.feature', 'steps/share-job/paths.ts', 'steps/screen/share-job.screen.ts'],
  ],
  ['steps/share-job/paths.ts', ['steps/share-job/paths.ts']],
  [
    'machines/job-alert.machine.ts',
    ['features/careers/job-alert.feature', 'features/careers/job-alert-on-its-way.feature'],
  ],
  ['src/content/share-job.ts', ['features/careers/share-job-answers.feature']],
  ['src/pages/contact/offices.tsx', ['features/corporate/office-picker.feature', 'steps/screen/office-map.screen.ts']],
  ['src/server/attachments/tickets.ts', ['features/applying/attachment.feature']],
  ['steps/share-job/browser.ts', ['features/careers/share-job.feature']],
  ['features/careers/share-job.feature', ['features/careers/share-job.feature']],
  ['steps/screen/print.screen.ts', ['steps/screen/print.screen.ts']],
  ['src/pages/application/application-page.tsx', ['steps/screen/application-on-a-phone.screen.ts']],
  ['src/pages/not-found/not-found-page.tsx', ['features/shell/arrival-not-found.feature']],
  ['src/pages/account-login/account-login-page.tsx', ['features/account/account-login-create.feature']],
  ['src/pages/site-search/site-search-page.tsx', ['features/search/site-search-results.feature']],
])('a change of %s touches the screen tests that use it, and not every other', (file, tests) => {
  const found = touched(file)
  expect(found).toEqual({ files: expect.any(Set) })
  if (!('files' in found)) return
  expect(tests.filter((each) => !found.files.has(each))).toEqual([])
  expect(found.files.size).toBeLessThan(sources.size / 2)
})

test.each([
  ['src/ui/button/button.tsx', /^src\/ui\/button\/button\.tsx is used by \d+ of \d+ features and screens: all run\.$/],
  ['src/site/create-site.ts', /create-site\.ts is not known to belong to some screens alone: all run\./],
  ['src/pages/job-page/gone.tsx', /gone\.tsx is not known/],
  ['src/server/job-alerts/mail-templates.ts', /is used by \d+ of \d+ features and screens/],
  ['src/server/database/migrate.ts', /is not known/],
  ['src/server/http/cookies.ts', /part of every screen/],
  ['package-lock.json', /part of every screen/],
  ['public/robots.txt', /part of every screen/],
])('a change of %s touches everything, and says so', (file, everything) => {
  expect(touched('docs/style.md', file)).toEqual({ everything: expect.stringMatching(everything) })
})

test('what no screen test reads touches none of them', () => {
  const files = [
    'README.md',
    'docs/style.md',
    'bench/page.ts',
    'src/domain/jobs/job-board.test.ts',
    'steps/form/memory.ts',
  ]
  expect(touched(...files, 'features/careers/gone.feature')).toEqual({ files: new Set() })
})

const getName = (name: string) => name

test('every screen test is drawn by some seed: of those that need a screen a third by each, of the others a tenth', () => {
  const examples = listExamples().map(({ file, line, tags }) => [`${file}:${line}`, tags.includes('@screen')] as const)
  const screens = listTests('paths')
  const needs = new Map([...examples, ...screens.map((file) => [file, true] as const)])
  const needsScreen = (name: string) => needs.get(name) === true
  const names = [...needs.keys()]
  const draw = (seed: number) => choose(names, String(seed), { isTouched: () => false, needsScreen, getName }).items
  const [needing, others] = [names.filter(needsScreen), names.filter((name) => !needsScreen(name))]
  expect(draw(1)).toHaveLength(Math.ceil(needing.length / 3) + Math.ceil(others.length / 10))
  expect(draw(1)).toEqual(draw(1))
  expect(draw(2)).not.toEqual(draw(1))
  const drawn = new Set(Array.from({ length: 150 }, (_, seed) => draw(seed)).flat())
  expect(names.filter((name) => !drawn.has(name))).toEqual([])
})

test('what needs a screen and is touched is chosen whole, and of everything else a share', () => {
  const names = Array.from({ length: 34 }, (_, index) => `a.feature:${index}`)
  const isTouched = (name: string) => name.endsWith('7') || name === 'a.feature:1'
  const { items, ...counts } = choose(names, '1', { isTouched, needsScreen: () => true, getName })
  expect(counts).toEqual({ touched: 4, drawn: 10 })
  expect(items.slice(0, 4).toSorted()).toEqual(['a.feature:1', 'a.feature:17', 'a.feature:27', 'a.feature:7'])
  const other = choose(names, '1', { isTouched, needsScreen: () => false, getName })
  expect([other.touched, other.drawn]).toEqual([2, 3])
  const one = choose(['a'], '1', { isTouched: () => true, needsScreen: () => true, getName })
  expect(one).toEqual({ items: ['a'], touched: 1, drawn: 0 })
})

test.each(faults)('what must notice "$name" runs whenever its file has changed', (fault) => {
  expect(createFaultPlan(fault, imports, sources)).toEqual({ isCertain: true, says: expect.any(String) })
})
