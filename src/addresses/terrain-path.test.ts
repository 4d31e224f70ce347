import { expect, test } from 'vitest'
import { readTerrainPath, terrainPath } from './terrain-path.ts'

test('an address of a picture is read as it was written, and no other is', () => {
  expect(readTerrainPath(terrainPath('Jobs & people', 'dark', 1600, 480))).toEqual({
    slug: 'jobs-people',
    picture: ['dark', 1600, 480],
  })
  expect(['/terrain/dark/1x1/jobs.svg', '/terrain/dark/1600x480/Jobs.svg', '/og.png'].map(readTerrainPath)).toEqual([
    null,
    null,
    null,
  ])
})
