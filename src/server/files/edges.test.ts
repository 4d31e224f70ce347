import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keepEdges } from './edges.ts'

const kept = 64 * 1024

test.each([
  [kept - 1, 1000],
  [kept, 1000],
  [kept + 1, 1000],
  [200_000, 1],
  [200_000, 999],
  [200_000, 65_535],
  [200_000, 150_000],
  [200_000, 200_000],
])('of %i bytes in pieces of %i the first and the last 64 kB are kept, in their order', (size, pieceSize) => {
  const content = randomBytes(size)
  const edges = keepEdges()
  for (let from = 0; from < size; from += pieceSize) edges.add(content.subarray(from, from + pieceSize))
  const found = [edges.head(), edges.tail()].map((bytes) => bytes.toString('hex'))
  expect(found).toEqual([content.subarray(0, kept), content.subarray(-kept)].map((bytes) => bytes.toString('hex')))
  expect(edges.size()).toBe(size)
})
