import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { partFaces } from './part-faces.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faces-'))
  for (const place of ['client/assets', 'client/.vite']) mkdirSync(join(folder, place), { recursive: true })
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{"style.css":{"file":"assets/style-1.css"}}')
})

afterEach(() => rmSync(folder, { recursive: true }))

async function part(css: string) {
  const assets = join(folder, 'client/assets')
  writeFileSync(join(assets, 'style-1.css'), css)
  await partFaces(folder)
  return readdirSync(assets)
    .toSorted()
    .map((name) => [name, readFileSync(join(assets, name), 'utf8')] as const)
}

test('a stylesheet is without its typefaces, which stand in one of their own', async () => {
  const [faces, style, ...others] = await part('@font-face{src:url(a)}p{margin:0}@font-face{src:url(b)}h1{margin:1px}')
  expect(others).toEqual([])
  expect(faces?.[0]).toMatch(/^faces-.{8}\.css$/)
  expect(faces?.[1]).toBe('@font-face{src:url(a)}@font-face{src:url(b)}')
  expect(style?.[1]).toBe('p{margin:0}h1{margin:1px}')
  expect(readdirSync(join(folder, 'early'))).toEqual([faces?.[0]])
})

test('the stylesheet is named by what is left of it, and the manifest says so', async () => {
  const [, style] = await part('@font-face{src:url(a)}p{margin:0}')
  expect(style?.[0]).not.toBe('style-1.css')
  expect(readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8')).toContain(`assets/${style?.[0]}`)
})
