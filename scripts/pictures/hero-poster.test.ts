import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { heroPoster } from './hero-frame.ts'

const poster = readFileSync('src/pages/home/hero-poster.svg', 'utf8')

test('the poster is the one that `node scripts/pictures/hero-poster.ts` draws', () => {
  expect(poster === heroPoster()).toBe(true)
})

test('the poster leaves a first flight to the document that it stands in', () => {
  expect(brotliCompressSync(poster).length).toBeLessThan(1800)
})
