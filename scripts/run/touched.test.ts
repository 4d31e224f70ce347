import { expect, test } from 'vitest'
import { listExamples } from '../names/find-examples.ts'
import { findTests } from '../names/find-tests.ts'
import { faults } from '../planted-faults.ts'
import { choose } from './choose.ts'
import { readImports } from './imports.ts'
import { planFor } from './plan.ts'
import { readSourcesOfScreens } from './sources.ts'
import { touchedBy } from './touched.ts'

const imports = readImports()
const sources = readSourcesOfScreens(imports)
const touched = (...files: string[]) => touchedBy(files, imports, sources)

test.each([
  ['src/pages/job-page/share-form.tsx', ['features/careers/share-job.feature', 'steps/screen/share-job.screen.ts']],
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

test('every screen test is drawn by some seed, and a third by each', () => {
  const screens = findTests('paths', ['screen']).files.filter((file) => file.endsWith('.screen.ts'))
  const names = [...listExamples().map(({ file, line }) => `${file}:${line}`), ...screens]
  const draw = (seed: number) =>
    choose(
      names,
      () => false,
      String(seed),
      (name) => name,
    ).items
  expect(draw(1)).toHaveLength(Math.ceil(names.length / 3))
  expect(draw(1)).toEqual(draw(1))
  expect(draw(2)).not.toEqual(draw(1))
  const drawn = new Set(Array.from({ length: 30 }, (_, seed) => draw(seed)).flat())
  expect(names.filter((name) => !drawn.has(name))).toEqual([])
})

test('what is touched is chosen whole, and a third of the rest beside it', () => {
  const names = Array.from({ length: 34 }, (_, index) => `a.feature:${index}`)
  const { items, ...counts } = choose(
    names,
    (name) => name.endsWith('7') || name === 'a.feature:1',
    '1',
    (name) => name,
  )
  expect(counts).toEqual({ touched: 4, drawn: 10 })
  expect(items.slice(0, 4)).toEqual(['a.feature:1', 'a.feature:7', 'a.feature:17', 'a.feature:27'])
  expect(
    choose(
      ['a'],
      () => true,
      '1',
      (name) => name,
    ),
  ).toEqual({ items: ['a'], touched: 1, drawn: 0 })
})

test.each(faults)('what must notice "$name" runs whenever its file has changed', (fault) => {
  expect(planFor(fault, imports, sources)).toEqual({ isCertain: true, says: expect.any(String) })
})
