import { expect, test } from 'vitest'
import { createSlices, mapInSlices, runInSlices } from './slices.ts'

function watched(costs: number) {
  let time = 0
  const happened: Array<string | number> = []
  const slices = createSlices({
    now: () => time,
    yieldControl: async () => {
      happened.push('others')
      time += 100
    },
  })
  const work = (item: number) => {
    time += costs
    happened.push(item)
    return item * 2
  }
  return { slices, work, happened }
}

test('others have their turn as soon as a slice has taken eight milliseconds, which begin anew after them', async () => {
  const { slices, work, happened } = watched(3)
  expect(await mapInSlices([1, 2, 3, 4, 5, 6, 7], slices, work)).toEqual([2, 4, 6, 8, 10, 12, 14])
  expect(happened).toEqual([1, 2, 3, 'others', 4, 5, 6, 'others', 7])
})

test('steps have turns between them, and short work has none', async () => {
  function* steps(work: (item: number) => number) {
    for (const item of [1, 2]) {
      work(item)
      yield
    }
    return 'done'
  }
  const [long, short] = [watched(20), watched(1)]
  expect(await runInSlices(steps(long.work), long.slices)).toBe('done')
  expect(await runInSlices(steps(short.work), short.slices)).toBe('done')
  expect([long.happened, short.happened]).toEqual([
    [1, 'others', 2, 'others'],
    [1, 2],
  ])
})
