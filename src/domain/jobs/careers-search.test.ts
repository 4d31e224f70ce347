import { groupByPlace, listJobPlaces } from './job-words.ts'
import { expect, test } from 'vitest'
import { careersQuery, categoryOptions, jobsInState, locationOptions } from './careers-search.ts'
import { fixtureA, makePosting } from './fixture-a.testing.ts'

const group = (Description: string) => ({
  JobPostingGroup_ID: null,
  Description,
  IsFeatured: false,
  IsActive: true,
})

test.each([
  ['cost', 'Any', 'Any', 'search=cost'],
  ['', 'Any', 'Any', ''],
  ['  ', '', '', ''],
  ['', 'any', ' ANY ', ''],
  ['', 'Data Science', 'Any', 'category=data%20science'],
  ['', 'Any', 'Arlington, Virginia', 'city=arlington'],
  ['', 'Any', 'Anywhere, Utah', 'city=anywhere'],
  ['', 'Any', 'Seaside', 'city=seaside'],
  ['', 'Any', ', Virginia', 'state=virginia'],
  [
    ' ship & yard ',
    'Cost Estimating',
    'San Diego, California',
    'search=ship%20%26%20yard&category=cost%20estimating&city=san%20diego',
  ],
])(
  '[J2.2-06][J2.2-08][J2.2-09][J2.2-11] the words "%s", the category "%s" and the place "%s" ask for "%s"',
  (keyword, category, location, query) => {
    expect(careersQuery({ keyword, category, location })).toBe(query)
  },
)

test('the categories are the groups, sorted', () => {
  expect(categoryOptions([group('Software'), group('cost'), group('Data')])).toEqual(['cost', 'Data', 'Software'])
})

test('[J2.2-09] a city is sent by its name, with or without a state, and a state so that no city is taken for it', () => {
  const jobs = [
    makePosting({ City: 'Washington', State: 'District of Columbia' }),
    makePosting({ City: 'Seaside', State: null }),
    makePosting({ City: null, State: 'Washington' }),
  ]
  expect(locationOptions(listJobPlaces(groupByPlace(jobs)))).toEqual([
    { label: 'District of Columbia', value: ', District of Columbia' },
    { label: 'Seaside', value: 'Seaside' },
    { label: 'Washington', value: ', Washington' },
    { label: 'Washington, District of Columbia', value: 'Washington' },
  ])
})

test('[J2.2-10] the places are those of the posted jobs and their states, each once, sorted', () => {
  const jobs = [
    makePosting({ City: 'Seaside', State: 'California' }),
    makePosting({ City: 'Arlington', State: 'Virginia' }),
    makePosting({ City: 'Seaside', State: 'California' }),
    makePosting({ City: 'Arlington', State: 'Texas' }),
    makePosting({ City: null, State: 'Utah' }),
  ]
  expect(locationOptions(listJobPlaces(groupByPlace(jobs))).map(({ label }) => label)).toEqual([
    'Arlington, Texas',
    'Arlington, Virginia',
    'California',
    'Seaside, California',
    'Texas',
    'Utah',
    'Virginia',
  ])
})

test('a state is counted whatever its case', () => {
  const seaside = makePosting({ State: 'california' })
  expect([
    jobsInState(listJobPlaces(groupByPlace([...fixtureA.slice(3, 6), seaside])), 'California'),
    jobsInState([], 'Utah'),
  ]).toEqual([3, 0])
})
