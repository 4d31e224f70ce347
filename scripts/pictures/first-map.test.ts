import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { worldWidth } from '#domain/map/web-mercator.ts'
import { mapSize } from './atlas.ts'
import { drawFirstMap, firstMaps } from './first-map.ts'

const kinds = ['wide', 'narrow'] as const
const committed = (kind: string) => readFileSync(`src/pages/contact/office-map-${kind}.svg`, 'utf8')

test.each(kinds)('the %s first map is the one that `node scripts/pictures/office-map.ts` draws', (kind) => {
  expect(committed(kind) === drawFirstMap(firstMaps[kind])).toBe(true)
})

test.each(kinds)('the %s first map takes at most half of a first flight', (kind) => {
  expect(brotliCompressSync(committed(kind)).length).toBeLessThan(7168)
})

/** Browsers count a picture of fewer bits for each px as a background, which is no largest paint. */
const leastBits = 0.05

test.each(kinds)('the %s first map is so light that no browser takes it for the largest paint', (kind) => {
  const width = worldWidth(firstMaps[kind].zoom)
  const area = (width * width * mapSize.height) / mapSize.width
  expect((committed(kind).length * 8) / area).toBeLessThan(leastBits)
})
