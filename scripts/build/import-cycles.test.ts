import { expect, test } from 'vitest'
import { findSharedChunk } from './chunks.ts'
import { rejectImportCycles, findImportCycle } from './import-cycles.ts'

const chunk = (...imports: ReadonlyArray<string>) => ({ type: 'chunk', imports })

test('a ring of files is told by name, however it is reached', () => {
  const bundle = {
    entry: chunk('page'),
    page: chunk('ui', 'flows'),
    ui: chunk(),
    flows: chunk('rules'),
    rules: chunk('flows'),
  }
  expect(findImportCycle(bundle)).toEqual(['flows', 'rules', 'flows'])
  expect(() => rejectImportCycles.generateBundle(null, bundle)).toThrow('flows → rules → flows')
})

test('files that share what they import are no ring', () => {
  const bundle = {
    entry: chunk('page', 'ui'),
    page: chunk('ui', 'site'),
    ui: chunk('site'),
    site: chunk(),
    css: { type: 'asset' },
  }
  expect(findImportCycle(bundle)).toBeNull()
})

test('what routes share is kept by layer, and packages stay with what needs them', () => {
  expect(
    [
      'src/contract/form.ts',
      'src/contract/job-alerts.ts',
      'machines/form.machine.ts',
      'src/ui/field/field.tsx',
      'src/ui/icon/icon.tsx',
      'src/ui/icon/symbols/site-header.ts',
      'src/app/wake.ts',
      'node_modules/ui/site/a.js',
    ].map(findSharedChunk),
  ).toEqual(['rules~fields', 'rules', 'flows', 'ui', 'ui', 'icons', 'parts', null])
})
