import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { leavePageMachine } from '#machines/leave-page.machine.ts'
import { listTransitionIds } from '#machines/transition-ids.testing.ts'
import { computePaths, addPaths, mergeCoverage, readWalks } from './record-paths.ts'

const walked = (status: string) => ({ status, meta: {} })
const createPathsResult = (taken: ReadonlyArray<string>, unreachable = {}) => ({
  status: 'passed',
  meta: { paths: { taken, unreachable } },
})

test('a report tells what the paths of a file take, and how many were walked to their ends', () => {
  const report = {
    testResults: [
      {
        name: resolve('steps/door/paths.ts'),
        assertionResults: [
          createPathsResult(['door|push|0'], { 'door|kick|0': 'nobody kicks' }),
          walked('passed'),
          walked('failed'),
        ],
      },
      { name: resolve('steps/screen/door.screen.ts'), assertionResults: [walked('passed')] },
    ],
  }
  expect(readWalks(report)).toEqual([
    {
      file: 'steps/door/paths.ts',
      taken: ['door|push|0'],
      unreachable: { 'door|kick|0': 'nobody kicks' },
      walked: { passed: 1, of: 2 },
    },
  ])
})

test('what one set of paths cannot take and another takes is taken', () => {
  const sets = [
    { taken: ['b'], unreachable: { a: 'not here', c: 'nowhere' } },
    { taken: ['a'], unreachable: { c: 'nowhere' } },
  ]
  expect(mergeCoverage(sets)).toEqual({ taken: ['a', 'b'], unreachable: { c: 'nowhere' } })
})

test('the paths of a file replace those recorded of it', () => {
  const of = { steps: '', machine: '' }
  const about = { commit: 'abc', isDirty: false, date: '', unreachable: {}, walked: null, of }
  const [old, other, fresh] = [
    { ...about, file: 'a', taken: ['old'] },
    { ...about, file: 'b', taken: ['other'] },
    { ...about, file: 'a', taken: ['fresh'] },
  ]
  expect(addPaths({ files: [old, other] }, [fresh])).toEqual({ files: [other, fresh] })
  expect(addPaths(null, [fresh])).toEqual({ files: [fresh] })
})

test('paths are made without a screen, and take what their machine has', () => {
  const { taken, unreachable } = computePaths('steps/leave-page/paths.ts')
  expect([...taken, ...Object.keys(unreachable)].toSorted()).toEqual(
    [...listTransitionIds(leavePageMachine)].toSorted(),
  )
})

test('a file that makes no paths is refused by its name', () => {
  expect(() => computePaths('steps/door/paths.ts')).toThrow('The paths of steps/door/paths.ts cannot be made.')
})
