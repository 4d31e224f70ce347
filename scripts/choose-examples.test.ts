import type { Envelope } from '@cucumber/messages'
import { expect, test } from 'vitest'
import { chooseExamples } from './choose-examples.ts'

type Told = { readonly steps: ReadonlyArray<string>; readonly state?: string; readonly tag?: string }

/** What a dry run says of examples, the first in line 1; a step is known by its definition. */
function dryRun(examples: ReadonlyArray<Told>): Envelope[] {
  const parts = examples.flatMap(({ steps, state, tag }, index) => [
    {
      pickle: {
        id: String(index),
        uri: 'a.feature',
        location: { line: index + 1 },
        tags: tag === undefined ? [] : [{ name: tag }],
      },
    },
    {
      testCase: {
        pickleId: String(index),
        testSteps: steps.map((step) => ({
          stepDefinitionIds: [step],
          stepMatchArgumentsLists: [
            {
              stepMatchArguments: [
                { parameterTypeName: 'string', group: { value: `anything ${index}` } },
                ...(state === undefined ? [] : [{ parameterTypeName: 'jobState', group: { value: state } }]),
              ],
            },
          ],
        })),
      },
    },
  ])
  return [{ parameterType: { name: 'jobState' } }, ...parts] as unknown as Envelope[]
}

test('what can be told on the screen alone is chosen, and covers what it says', () => {
  const { places, onScreen } = chooseExamples(
    dryRun([{ steps: ['a'] }, { steps: ['a', 'b'], tag: '@screen' }, { steps: ['b'], tag: '@screen' }]),
    '1',
  )
  expect([places.slice(0, 2), onScreen]).toEqual([['a.feature:2', 'a.feature:3'], 2])
})

test('of the others come as few as say every step', () => {
  const { places, covering } = chooseExamples(
    dryRun([{ steps: ['a'] }, { steps: ['b'] }, { steps: ['a', 'b', 'c'] }, { steps: ['c', 'd'] }]),
    '1',
  )
  expect([places.slice(0, 2), covering]).toEqual([['a.feature:3', 'a.feature:4'], 2])
})

test('a step that says another state is said again, and one with other words is not', () => {
  const found = { steps: ['is'], state: 'found' }
  const { covering } = chooseExamples(dryRun([found, found, { steps: ['is'], state: 'lost' }, { steps: ['is'] }]), '1')
  expect(covering).toBe(2)
})

test('a tenth of what the cover leaves is drawn: the same for one seed, another for another', () => {
  const same = Array.from({ length: 201 }, () => ({ steps: ['a'] }))
  const drawnBy = (seed: string) => chooseExamples(dryRun(same), seed).places.slice(1)
  expect(drawnBy('1')).toHaveLength(20)
  expect(drawnBy('1')).toEqual(drawnBy('1'))
  expect(drawnBy('2')).not.toEqual(drawnBy('1'))
})
