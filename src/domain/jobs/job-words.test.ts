import { expect, test } from 'vitest'
import { makePosting } from './fixture-a.testing.ts'
import {
  groupByPlace,
  cardDescription,
  directionsAddress,
  experienceName,
  formatJobLocation,
  positionType,
  postalAddress,
  workplaceName,
  listJobPlaces,
} from './job-words.ts'

test('[J3-14][J4.1-01][J4.1-02] experience codes read as words, unknown ones as nothing', () => {
  expect(['1', '2', ' 3 ', '4', '', 'toString', null].map(experienceName)).toEqual([
    'Senior-Level',
    'Mid-Level',
    'Entry-Level',
    null,
    null,
    null,
    null,
  ])
})

test('[J4.4-06] a missing workplace and Onsite are On-site', () => {
  expect(([null, 'Onsite', 'On-site', 'Hybrid', 'Remote'] as const).map(workplaceName)).toEqual([
    'On-site',
    'On-site',
    'On-site',
    'Hybrid',
    'Remote',
  ])
})

test('[J2.4-09] a place is city and state, or what is known of it', () => {
  const places = [
    ['Arlington', 'Virginia'],
    [' Arlington ', null],
    ['', 'Virginia'],
    [null, null],
  ] as const
  expect(places.map(([City, State]) => formatJobLocation({ City, State }))).toEqual([
    'Arlington, Virginia',
    'Arlington',
    'Virginia',
    '',
  ])
})

test('[J2.5-24] the position type', () => {
  expect([positionType({ IsFullTime: true }), positionType({ IsFullTime: false })]).toEqual(['Full-Time', 'Part-Time'])
})

test('[J2.4-09][J9-01][J9-02] a card shows the short description as text, else the responsibilities', () => {
  const cards = [
    makePosting({ ShortDescription: 'Estimate <b>costs</b> &amp; risks', Responsibilities: '<p>No</p>' }),
    makePosting({ Responsibilities: '<ul><li>Estimate</li><li>brief</li></ul>' }),
    makePosting({ ShortDescription: ' ', Responsibilities: 'abcdefghijklmnopqrstuvwxyz' }),
    makePosting({}),
  ]
  expect(cards.map((card) => cardDescription(card, 25))).toEqual([
    'Estimate costs & risks',
    'Estimate brief',
    'abcdefghijklmnopqrstuvwxy... Read More',
    '',
  ])
})

test('[J2.5-31][J2.5-32] directions search the map for the known parts of the address', () => {
  const posting = makePosting({
    Address1: '1 Main & Oak',
    Address2: ' ',
    City: 'Arlington',
    State: 'Virginia',
    ZipCode: '22201',
  })
  expect([
    postalAddress(posting),
    directionsAddress(posting),
    directionsAddress(makePosting({ City: 'Arlington' })),
    directionsAddress(makePosting({})),
  ]).toEqual([
    '1 Main & Oak, Arlington, Virginia 22201',
    'https://www.google.com/maps/search/?api=1&query=1%20Main%20%26%20Oak%2C%20Arlington%2C%20Virginia%2022201',
    'https://www.google.com/maps/search/?api=1&query=Arlington',
    null,
  ])
})

test('[J2.2-10] jobs are counted by the name of their place; one without a place counts nowhere', () => {
  const jobs = [
    makePosting({ City: 'Ogden', State: 'Utah' }),
    makePosting({ City: 'Dayton', State: 'Ohio' }),
    makePosting({ City: ' Ogden ', State: 'Utah' }),
    makePosting({ City: null, State: 'Utah' }),
    makePosting({ City: null, State: null }),
  ]
  expect(listJobPlaces(groupByPlace(jobs))).toEqual([
    { JobPlace_ID: 'Ogden, Utah', City: 'Ogden', State: 'Utah', Jobs: 2 },
    { JobPlace_ID: 'Dayton, Ohio', City: 'Dayton', State: 'Ohio', Jobs: 1 },
    { JobPlace_ID: 'Utah', City: '', State: 'Utah', Jobs: 1 },
  ])
})
