import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeOutputs } from './write-outputs.ts'

function makeFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'outputs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'same.md'), 'same')
  writeFileSync(join(folder, 'old.md'), 'old')
  writeFileSync(join(folder, 'gone.md'), 'gone')
  const at = (name: string) => join(folder, name)
  const outputs = [
    { file: at('same.md'), text: 'same' },
    { file: at('old.md'), text: 'new' },
    { file: at('below/fresh.md'), text: 'fresh' },
    { file: at('gone.md'), text: null },
  ]
  return { folder, at, outputs }
}

test('what changed is written, what is gone is removed, and what is the same is left alone', () => {
  const { folder, at, outputs } = makeFolder()
  expect(writeOutputs(outputs, false)).toEqual({
    lines: [`wrote ${at('old.md')}`, `wrote ${at('below/fresh.md')}`, `removed ${at('gone.md')}`],
    code: 0,
  })
  expect([readdirSync(folder).sort(), readFileSync(at('old.md'), 'utf8')]).toEqual([
    ['below', 'old.md', 'same.md'],
    'new',
  ])
  expect(writeOutputs(outputs, true)).toEqual({ lines: ['up to date'], code: 0 })
})

test('a check names what would change, writes nothing, and ends with 1', () => {
  const { folder, at, outputs } = makeFolder()
  expect(writeOutputs(outputs, true)).toEqual({
    lines: ['old.md', 'below/fresh.md', 'gone.md'].map((name) => `would change ${at(name)}`),
    code: 1,
  })
  expect([readdirSync(folder).sort(), readFileSync(at('old.md'), 'utf8')]).toEqual([
    ['gone.md', 'old.md', 'same.md'],
    'old',
  ])
})
