import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { precompress } from './precompress.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('text of more than 1 KB gets a brotli, a zstd and a gzip copy of the same content, and nothing else does', async () => {
  const text = 'const answer = 42\n'.repeat(100)
  writeFileSync(join(folder, 'long.js'), text)
  writeFileSync(join(folder, 'short.js'), 'x'.repeat(1024))
  writeFileSync(join(folder, 'font.woff2'), text)
  expect(await precompress(folder)).toEqual(1)
  const names = ['font.woff2', 'long.js', 'long.js.br', 'long.js.gz', 'long.js.zst', 'short.js']
  expect(readdirSync(folder).toSorted()).toEqual(names)
  expect(brotliDecompressSync(readFileSync(join(folder, 'long.js.br'))).toString()).toEqual(text)
  expect(zstdDecompressSync(readFileSync(join(folder, 'long.js.zst'))).toString()).toEqual(text)
  expect(gunzipSync(readFileSync(join(folder, 'long.js.gz'))).toString()).toEqual(text)
})
