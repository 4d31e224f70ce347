import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDiskSpace, resolveReserve } from './disk-space.ts'

test('a folder that is not there yet has the space of the disk that will hold it', async () => {
  const [here, later] = [
    await readDiskSpace(import.meta.dirname),
    await readDiskSpace(join(import.meta.dirname, 'not/there')),
  ]
  expect([later.size, here.size > here.free, here.free > 0]).toEqual([here.size, true, true])
})

const [GB, MB] = [1024 ** 3, 1024 ** 2]

test.each([
  ['usual', 500 * GB, 2 * GB],
  ['usual', 20 * GB, 2 * GB],
  ['usual', 1_000 * MB, 100 * MB],
  [0, 20 * GB, 0],
  [50 * MB, 10 * MB, 50 * MB],
] as const)('%s leaves free of a disk of %i bytes %i', (reserve, size, expected) => {
  expect(resolveReserve(reserve, { size })).toBe(expected)
})
