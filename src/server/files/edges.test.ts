import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createEdgeBuffer } from './edges.ts'

const edgeSize = 64 * 1024

test.each([
  [edgeSize - 1, 1000],
  [edgeSize, 1000],
  [edgeSize + 1, 1000],
  [200_000, 1],
  [200_000, 999],
  [200_000, 65_535],
  [200_000, 150_000],
  [200_000, 200_000],
])('of %i bytes in pieces of %i the first and the last 64 kB are kept, in their order', (size, pieceSize) => {
  const content = randomBytes(size)
  const edges = createEdgeBuffer()
  for (let from = 0; from < size; from += pieceSize) edges.add(content.subarray(from, from + pieceSize))
  const found = [edges.head(), edges.tail()].map((bytes) => bytes.toString('hex'))
  expect(found).toEqual(
    [content.subarray(0, edgeSize), content.subarray(-edgeSize)].map((bytes) => bytes.toString('hex')),
  )
  expect(edges.size()).toBe(size)
})
