import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { preparePdfLibrary, pdfParts } from './pdf-parts.ts'

const path = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.worker.mjs')
const whole = readFileSync(path, 'utf8')

const folder = mkdtempSync(join(tmpdir(), 'pdf-parts-'))
const before: unknown = Reflect.get(globalThis, 'pdfjsWorker')

/** With the library as it is built. */
async function loadReader() {
  writeFileSync(join(folder, 'pdf.mjs'), preparePdfLibrary(whole))
  vi.resetModules()
  vi.doMock('pdfjs-dist/legacy/build/pdf.worker.mjs', () => import(join(folder, 'pdf.mjs')))
  return import('#device/documents/pdf-text.ts')
}

let readPdf: Awaited<ReturnType<typeof loadReader>>['readPdf']

beforeAll(async () => {
  ;({ readPdf } = await loadReader())
})

afterAll(() => {
  vi.doUnmock('pdfjs-dist/legacy/build/pdf.worker.mjs')
  vi.resetModules()
  Reflect.set(globalThis, 'pdfjsWorker', before)
  rmSync(folder, { recursive: true })
})

function pdf(filter: string, packed: Buffer, times = 1): Uint8Array {
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>/Contents[${'4 0 R '.repeat(times)}]>>`
  return new Uint8Array(
    Buffer.concat([
      Buffer.from(
        `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj${page}endobj\n4 0 obj<</Length ${packed.length}/Filter[${filter}]>>stream\n`,
      ),
      packed,
      Buffer.from('\nendstream\nendobj\ntrailer<</Root 1 0 R>>'),
    ]),
  )
}

const content = (megabytes: number) =>
  Buffer.from(`BT /F1 12 Tf 72 700 Td (Noor Pike) Tj ET${' '.repeat(megabytes * 1024 * 1024)}`)

const text = { kind: 'text', text: 'Noor Pike' }

test.each([
  ['of 1 MB', '/FlateDecode', deflateSync(content(1)), text],
  ['of 20 MB', '/FlateDecode', deflateSync(content(20)), text],
  ['of 25 MB', '/FlateDecode', deflateSync(content(25)), { kind: 'damaged' }],
  ['of 1 MB, packed twice', '/FlateDecode/FlateDecode', deflateSync(deflateSync(content(1))), text],
  ['of 25 MB, packed twice', '/FlateDecode/FlateDecode', deflateSync(deflateSync(content(25))), { kind: 'pictures' }],
])('a stream %s is inflated to 24 MB at most', async (_, filter, packed, found) => {
  expect(await readPdf(pdf(filter, packed))).toEqual(found)
})

test('what is left of pdf.js is much smaller', () => {
  expect(preparePdfLibrary(whole).length).toBeLessThan(whole.length * 0.65)
})

test('only the library is changed', () => {
  expect(pdfParts.transform('const one = 1', '/src/device/documents/pdf-text.ts')).toBeNull()
  expect(pdfParts.transform(whole, path)?.code).toBe(preparePdfLibrary(whole))
})

test('a part that a new version of pdf.js no longer has stops the build', () => {
  expect(() => preparePdfLibrary(';// ./src/core/worker.js\n')).toThrow('pdf.js has no ./src/core/xfa/')
})

test('a new version of pdf.js that inflates streams in another way stops the build', () => {
  expect(() => preparePdfLibrary(whole.replace('new Uint8Array(size)', 'allocate(size)'))).toThrow(
    'pdf.js inflates streams in another way now',
  )
})

// The last one, since nothing is left for another document then.
test('of all streams of a document no more than 256 MB are inflated', async () => {
  expect(await readPdf(pdf('/FlateDecode', deflateSync(content(20)), 200))).toEqual({ kind: 'pictures' })
})
