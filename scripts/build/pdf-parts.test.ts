import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { leaveOutParts, pdfParts } from './pdf-parts.ts'

const path = createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.worker.mjs')
const whole = readFileSync(path, 'utf8')

test('what is left of pdf.js can be loaded, and is much smaller', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-parts-'))
  try {
    writeFileSync(join(folder, 'pdf.mjs'), leaveOutParts(whole))
    const { WorkerMessageHandler } = (await import(join(folder, 'pdf.mjs'))) as { WorkerMessageHandler: object }
    expect(typeof WorkerMessageHandler).toBe('function')
  } finally {
    rmSync(folder, { recursive: true })
  }
  expect(leaveOutParts(whole).length).toBeLessThan(whole.length * 0.65)
})

test('only the library is changed', () => {
  expect(pdfParts.transform('const one = 1', '/src/device/documents/pdf-text.ts')).toBeNull()
  expect(pdfParts.transform(whole, path)?.code).toBe(leaveOutParts(whole))
})

test('a part that a new version of pdf.js no longer has stops the build', () => {
  expect(() => leaveOutParts(';// ./src/core/worker.js\n')).toThrow('pdf.js has no src/core/xfa/')
})
