import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeFileAtomic } from './files.ts'

test('a file takes the place of the former one, in a folder that is made for it, and nothing else is left there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'out', 'kept.json')
  writeFileAtomic(file, 'one')
  writeFileAtomic(file, 'two')
  expect([readFileSync(file, 'utf8'), readdirSync(join(folder, 'out'))]).toEqual(['two', ['kept.json']])
})
