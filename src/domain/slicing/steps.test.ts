import { expect, test } from 'vitest'
import { mapInSteps, runAllSteps, runStepsInSlices } from './steps.ts'

const doubled = () => mapInSteps([1, 2, 3, 4, 5], (item) => item * 2)

function createStepClock() {
  let time = 0
  const happened: Array<string | number> = []
  const work = mapInSteps([1, 2, 3, 4, 5, 6, 7], (item) => {
    time += 3
    happened.push(item)
    return item
  })
  const yieldControl = async () => {
    happened.push('others')
    time += 100
  }
  return { work, happened, slicing: { now: () => time, yieldControl, longest: 8 } }
}

test('steps come to the same result at once and in slices', async () => {
  expect(runAllSteps(doubled())).toEqual([2, 4, 6, 8, 10])
  const yieldControl = async () => {}
  expect(await runStepsInSlices(doubled(), { now: () => 0, yieldControl, longest: 8 })).toEqual([2, 4, 6, 8, 10])
  expect(await runStepsInSlices(doubled(), { now: Date.now, yieldControl, longest: 0 })).toEqual([2, 4, 6, 8, 10])
})

test('others have their turn as soon as a slice has taken its time, which begins anew after them', async () => {
  const { work, happened, slicing } = createStepClock()
  await runStepsInSlices(work, slicing)
  expect(happened).toEqual([1, 2, 3, 'others', 4, 5, 6, 'others', 7])
})

test('what fails in a step fails as a whole', async () => {
  const failing = () =>
    mapInSteps([1], () => {
      throw new Error('No text')
    })
  expect(() => runAllSteps(failing())).toThrow('No text')
  await expect(runStepsInSlices(failing(), createStepClock().slicing)).rejects.toThrow('No text')
})
