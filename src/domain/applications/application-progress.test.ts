import type { ApplicationPosting } from '#contract/application.ts'
import type { ApplicationState } from '#contract/application-states.ts'
import { expect, test } from 'vitest'
import { applicationProgress } from './application-progress.ts'

const applied = (job: string, ...states: ReadonlyArray<ApplicationState>): ReadonlyArray<ApplicationPosting> =>
  states.map((State, index) => ({
    Application_ID: `${job} ${index}`,
    JobPosting_ID: job,
    IsWithdrawn: State === 'withdrawn',
    State,
  }))

test('[J2.5-41][J4.11-02] a job counts as applied for with an application that is neither withdrawn nor a draft', () => {
  const found = (
    ['draft', 'submitted', 'in review', 'interview', 'offer', 'hired', 'not selected', 'withdrawn'] as const
  ).map((state) => [state, applicationProgress(applied('AB12', state), 'AB12')])
  expect(found).toEqual([
    ['draft', 'begun'],
    ['submitted', 'applied'],
    ['in review', 'applied'],
    ['interview', 'applied'],
    ['offer', 'applied'],
    ['hired', 'applied'],
    ['not selected', 'applied'],
    ['withdrawn', 'not yet'],
  ])
})

test('[J4.11-02] who has withdrawn and begun once more has begun, and who has applied once more has applied', () => {
  expect([
    applicationProgress(applied('AB12', 'withdrawn', 'draft'), 'AB12'),
    applicationProgress(applied('AB12', 'withdrawn', 'submitted'), 'AB12'),
  ]).toEqual(['begun', 'applied'])
})

test('an application counts for its own job alone, in whatever case that is written, and not before it is known', () => {
  const mine = applied('AB12', 'submitted')
  expect([
    applicationProgress(mine, 'ab12'),
    applicationProgress(mine, 'AB13'),
    applicationProgress(mine, ''),
    applicationProgress(null, 'AB12'),
  ]).toEqual(['applied', 'not yet', 'not yet', 'not yet'])
})
