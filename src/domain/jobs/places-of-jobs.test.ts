import { expect, test } from 'vitest'
import { makePosting } from './fixture-a.testing.ts'
import { listJobPlaces } from './places-of-jobs.ts'

test('[J2.2-10] jobs are counted by the name of their place; one without a place counts nowhere', () => {
  const jobs = [
    makePosting({ City: 'Ogden', State: 'Utah' }),
    makePosting({ City: 'Dayton', State: 'Ohio' }),
    makePosting({ City: ' Ogden ', State: 'Utah' }),
    makePosting({ City: null, State: 'Utah' }),
    makePosting({ City: null, State: null }),
  ]
  expect(listJobPlaces(jobs)).toEqual([
    { JobPlace_ID: 'Ogden, Utah', City: 'Ogden', State: 'Utah', Jobs: 2 },
    { JobPlace_ID: 'Dayton, Ohio', City: 'Dayton', State: 'Ohio', Jobs: 1 },
    { JobPlace_ID: 'Utah', City: '', State: 'Utah', Jobs: 1 },
  ])
})
