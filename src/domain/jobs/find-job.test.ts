import { expect, test } from 'vitest'
import { findJob } from './find-job.ts'
import { makePosting } from './fixture-a.testing.ts'

test('[J3-02] of two postings that are alike in all else, the id tells which is meant', () => {
  const [one, other] = ['1', '2'].map((JobPosting_ID) => makePosting({ JobPosting_ID, JobFunction: 'Analyst' }))
  expect(['1', '2'].map((id) => findJob([one!, other!], id))).toEqual([one, other])
})

test('[J2.5-05][J2.5-06][J2.5-07][J2.5-08] a job is found by its id, else by its tracking number, in any case', () => {
  const first = makePosting({ JobPosting_ID: 'X', TrackingNumber: 'ab12' })
  const job = makePosting({ JobPosting_ID: 'AB12', TrackingNumber: 'T-77' })
  const found = ['ab12', 'AB12', 't-77', 'T-7', ''].map((id) => findJob([first, job], id))
  expect(found).toEqual([job, job, job, null, null])
})
