import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { partFaces } from './part-faces.ts'

test('a stylesheet without its typefaces, which stand in one of their own', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faces-'))
  writeFileSync(join(folder, 'style-1.css'), '@font-face{src:url(a)}p{margin:0}@font-face{src:url(b)}h1{margin:1px}')
  writeFileSync(join(folder, 'other.css'), '@font-face{src:url(c)}')
  await partFaces(folder)
  const [faces = '', ...others] = readdirSync(folder).toSorted()
  const texts = [faces, 'style-1.css'].map((name) => readFileSync(join(folder, name), 'utf8'))
  rmSync(folder, { recursive: true })
  expect([faces.slice(0, 6), ...others]).toEqual(['faces-', 'other.css', 'style-1.css'])
  expect(texts).toEqual(['@font-face{src:url(a)}@font-face{src:url(b)}', 'p{margin:0}h1{margin:1px}'])
})
