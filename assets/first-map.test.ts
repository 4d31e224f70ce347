import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { drawFirstMap, drawGround, firstMaps } from './first-map.ts'

const kinds = ['wide', 'narrow'] as const
const committed = (kind: string) => readFileSync(`src/pages/contact/office-map-${kind}.svg`, 'utf8')

test.each(kinds)('the %s first map is the one that `node assets/office-map.ts` draws', (kind) => {
  expect(committed(kind) === drawFirstMap(firstMaps[kind])).toBe(true)
})

test.each(kinds)('the %s first map takes at most half of a first flight', (kind) => {
  expect(brotliCompressSync(committed(kind)).length).toBeLessThan(7168)
})

test('the ground of the maps is the one that is drawn, and leaves a first flight to the document that it stands in', () => {
  expect(committed('ground') === drawGround()).toBe(true)
  expect(brotliCompressSync(committed('ground')).length).toBeLessThan(1200)
})
