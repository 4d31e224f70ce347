import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { heroPoster } from './hero-frame.ts'

const poster = readFileSync('src/pages/home/hero-poster.svg', 'utf8')

test('the poster is the one that `node assets/hero-poster.ts` draws', () => {
  expect(poster === heroPoster()).toBe(true)
})

test('the poster leaves a first flight to the document that it stands in', () => {
  expect(brotliCompressSync(poster).length).toBeLessThan(1800)
})

/** Chromium ignores an image with fewer bits per pixel as LCP candidate and would wait for the film. */
const fewestBits = 0.05

test('the poster is a paint of its own in a window of 1350 by 900 px, where the film plays', () => {
  const pixels = 1350 * 0.72 * 900
  expect((8 * poster.length) / pixels).toBeGreaterThan(fewestBits)
})
