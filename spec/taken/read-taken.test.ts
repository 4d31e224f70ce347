import { expect, test } from 'vitest'
import { idsOf } from '#machines/transition-ids.testing.ts'
import { loadFlows } from '../machines.ts'
import { flowOf, joinTaken } from './read-taken.ts'

const flows = await loadFlows()

test.each(flows)('the ids of the transitions of $stem name it', ({ stem, machine }) => {
  expect(new Set(idsOf(machine).map(flowOf))).toEqual(new Set([stem]))
})

const run = { commit: 'abc', sources: '1', date: '', seed: '1', isWhole: true, count: 2 }
const example = (line: number, row: string, taken: ReadonlyArray<string>) => ({
  file: 'a.feature',
  line,
  title: 'Doors',
  row,
  run: 0,
  taken,
})

test('a transition has the examples that take it, and is in paths or not', () => {
  const examples = {
    runs: [run],
    examples: [example(3, '', ['slowDoor|push|0', 'key|turn|0']), example(9, 'Rome, noon', ['slowDoor|push|0'])],
  }
  const file = { ...run, file: 'steps/key/paths.ts', unreachable: {}, walked: null }
  const paths = { files: [{ ...file, taken: ['key|turn|0', 'key|lose|0'] }] }
  const [doors, row] = [
    { title: 'Doors', file: 'a.feature', line: 3 },
    { title: 'Doors (Rome, noon)', file: 'a.feature', line: 9 },
  ]
  expect(joinTaken(examples, paths)).toEqual([
    { flow: 'key', transition: 'key|lose|0', examples: [], isInPaths: true },
    { flow: 'key', transition: 'key|turn|0', examples: [doors], isInPaths: true },
    { flow: 'slow-door', transition: 'slowDoor|push|0', examples: [doors, row], isInPaths: false },
  ])
  expect(joinTaken(examples, null).some(({ isInPaths }) => isInPaths)).toEqual(false)
})
