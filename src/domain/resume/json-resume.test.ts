import { expect, test } from 'vitest'
import { parseResumeJson } from './json-resume.ts'
import { readResume } from './read-resume.ts'

const read = (resume: unknown) => readResume(JSON.stringify(resume))

const resume = {
  $schema: 'https://example.org/schema.json',
  basics: {
    name: 'Ada Moss',
    label: 'Analyst',
    email: 'ada.moss@example.org',
    phone: '(937) 555-0142',
    profiles: [{ network: 'Loomnet', username: 'adamoss' }],
    location: { address: '12 Elm Street', postalCode: '45402', city: 'Dayton', countryCode: 'US', region: 'OH' },
  },
  work: [
    {
      name: 'Wendlow Mills',
      position: 'Cost Analyst',
      startDate: '2019-06-01',
      summary: 'Priced looms.',
      highlights: ['Wrote the yearly report.', 7],
      url: 'https://wendlow.example',
    },
    { company: 'Alder Hollow Bank', position: 'Junior Analyst', startDate: '2015-09', endDate: '2019-05' },
  ],
  education: [
    {
      institution: 'Sorrel Ridge University',
      area: 'Mathematics',
      studyType: 'Bachelor',
      startDate: '2011',
      endDate: '2015-05-30',
      score: '3.4',
      thesis: '<p>Looms</p>\n<p>and\tcloth</p>',
    },
  ],
  references: [{ name: 'Nora Lind', reference: 'Ada is careful.' }],
  skills: [{ name: 'Sums' }],
  projects: [],
  meta: { version: 'v1.0.0' },
}

test('a JSON Resume says what its fields are', () => {
  const { guesses, unplaced: _, ...said } = read(resume)
  expect(said).toEqual({
    format: 'JSON Resume',
    contact: {
      FirstName: 'Ada',
      LastName: 'Moss',
      Email: 'ada.moss@example.org',
      Phone: '(937) 555-0142',
      Address1: '12 Elm Street',
      City: 'Dayton',
      State_ID: 'Ohio',
      ZipCode: '45402',
      Country_ID: 'United States',
    },
    education: [
      { School: 'Sorrel Ridge University', Degree: 'Bachelor', Field: 'Mathematics', From: '2011', To: '5/2015' },
    ],
    employment: [
      {
        Employer: 'Wendlow Mills',
        JobTitle: 'Cost Analyst',
        From: '6/2019',
        IsCurrent: ['I still work there'],
        Duties: 'Priced looms.\nWrote the yearly report.',
      },
      { Employer: 'Alder Hollow Bank', JobTitle: 'Junior Analyst', From: '9/2015', To: '5/2019' },
    ],
    references: [{ Name: 'Nora Lind' }],
    skipped: ['skills'],
  })
  expect(guesses).toEqual([
    { where: { section: 'contact', entry: 0, field: 'FirstName' }, from: 'name: Ada Moss', isUnsure: false },
    { where: { section: 'contact', entry: 0, field: 'LastName' }, from: 'name: Ada Moss', isUnsure: false },
    {
      where: { section: 'employment', entry: 0, field: 'IsCurrent' },
      from: 'startDate: 2019-06-01, without an endDate',
      isUnsure: false,
    },
  ])
})

test('what no field takes is told', () => {
  expect(read(resume).unplaced).toEqual([
    { section: 'contact', heading: 'basics', text: 'label: Analyst' },
    { section: 'contact', heading: 'basics', text: 'profiles: Loomnet, adamoss' },
    { section: 'education', heading: 'Sorrel Ridge University', text: 'score: 3.4' },
    { section: 'education', heading: 'Sorrel Ridge University', text: 'thesis: Looms and cloth' },
    { section: 'employment', heading: 'Wendlow Mills', text: 'url: https://wendlow.example' },
    { section: 'references', heading: 'Nora Lind', text: 'reference: Ada is careful.' },
  ])
})

const job = { Employer: 'Kettle Works', JobTitle: 'Founder' }

test.each([
  ['a day', '2016-03-05', '2018-11-30', { From: '3/2016', To: '11/2018' }],
  ['a moment', '2016-03-05T00:00:00.000Z', '2018-11-30T23:59:59+01:00', { From: '3/2016', To: '11/2018' }],
  ['a month with a stroke', '2016/03', '11/2018', { From: '3/2016', To: '11/2018' }],
  ['an American day', '03/05/2016', '11/30/2018', { From: '3/2016', To: '11/2018' }],
  ['a European day', '25/03/2016', '30.11.2018', { From: '3/2016', To: '11/2018' }],
  ['words', 'March 2016', 'Nov. 2018', { From: '3/2016', To: '11/2018' }],
  ['words with a day', 'March 5, 2016', '30 November 2018', { From: '3/2016', To: '11/2018' }],
  ['German words', 'März 2016', 'Dezember 2018', { From: '3/2016', To: '12/2018' }],
  ['French words', 'février 2016', 'août 2018', { From: '2/2016', To: '8/2018' }],
  ['French words of summer', 'juin 2016', 'juillet 2018', { From: '6/2016', To: '7/2018' }],
  ['Spanish words', 'enero de 2016', 'diciembre 2018', { From: '1/2016', To: '12/2018' }],
  ['Portuguese words', 'maio 2016', 'outubro de 2018', { From: '5/2016', To: '10/2018' }],
  ['a season', 'Spring 2016', 'Fall 2018', { From: '2016', To: '2018' }],
  ['a number', 2016, 2018, { From: '2016', To: '2018' }],
  ['milliseconds', 1_457_136_000_000, 1_543_536_000_000, { From: '3/2016', To: '11/2018' }],
  ['year and month apart', { year: 2016, month: 3 }, { year: 2018, month: 11 }, { From: '3/2016', To: '11/2018' }],
  ['a month of 0', '2016-00', '2018-00-00', { From: '2016', To: '2018' }],
  ['a year of 0', '0000-00-00', '', {}],
  ['no date at all', 'long ago', 'lately', {}],
  ['Present', '2016-03', 'Present', { From: '3/2016', IsCurrent: ['I still work there'] }],
  ['current', '2016-03', 'current', { From: '3/2016', IsCurrent: ['I still work there'] }],
  ['till date', '2016-03', 'Till date', { From: '3/2016', IsCurrent: ['I still work there'] }],
  ['a German word for now', '2016-03', 'heute', { From: '3/2016', IsCurrent: ['I still work there'] }],
  ['the end of time', '2016-03', '9999-12-31', { From: '3/2016', IsCurrent: ['I still work there'] }],
  ['the end of the century', '2016-03', '2099-12-31', { From: '3/2016', IsCurrent: ['I still work there'] }],
  ['nothing', '2016-03', null, { From: '3/2016', IsCurrent: ['I still work there'] }],
])('the times of a job are read from %s', (_, startDate, endDate, times) => {
  expect(read({ work: [{ name: 'Kettle Works', position: 'Founder', startDate, endDate }] }).employment).toEqual([
    { ...job, ...times },
  ])
})

test.each([
  [
    'isCurrentRole',
    { startDate: '2016-03', isCurrentRole: true },
    { From: '3/2016', IsCurrent: ['I still work there'] },
  ],
  ['current as a text', { start: '2016-03', current: 'true' }, { From: '3/2016', IsCurrent: ['I still work there'] }],
  ['from and to', { from: 'Mar 2016', to: 'Nov 2018' }, { From: '3/2016', To: '11/2018' }],
  ['startYear and endYear', { startYear: 2016, endYear: 2018 }, { From: '2016', To: '2018' }],
  ['dates as one text', { dates: 'Mar 2016 – Nov 2018' }, { From: '3/2016', To: '11/2018' }],
  ['months with hyphens', { dates: '2016-03 - 2018-11' }, { From: '3/2016', To: '11/2018' }],
  ['one month with a hyphen', { date: '2018-11' }, { To: '11/2018' }],
  ['a period with a hyphen', { period: '2016-2018' }, { From: '2016', To: '2018' }],
  ['a period that goes on', { period: 'Mar 2016 - Present' }, { From: '3/2016', IsCurrent: ['I still work there'] }],
])('the times of a job are read from %s', (_, written, times) => {
  expect(read({ work: [{ name: 'Kettle Works', position: 'Founder', ...written }] }).employment).toEqual([
    { ...job, ...times },
  ])
})

test.each([
  ['experience', { experience: [{ company: 'Kettle Works', title: 'Founder' }] }],
  ['employment', { employment: [{ employer: 'Kettle Works', role: 'Founder' }] }],
  ['workExperience', { workExperience: [{ organization: 'Kettle Works', jobTitle: 'Founder' }] }],
  ['work that is one job', { work: { name: 'Kettle Works', position: 'Founder' } }],
  ['a company with a name of its own', { work: [{ company: { name: 'Kettle Works' }, position: 'Founder' }] }],
  ['a list of one position', { work: [{ name: 'Kettle Works', position: ['Founder'] }] }],
  ['positions below the employer', { work: [{ name: 'Kettle Works', positions: [{ title: 'Founder' }] }] }],
  ['a list of resumes', [{ work: [{ name: 'Kettle Works', position: 'Founder' }] }]],
  ['a resume below a name', { resume: { work: [{ name: 'Kettle Works', position: 'Founder' }] } }],
])('a job is read from %s', (_, written) => {
  expect(read(written).employment).toEqual([job])
})

test('positions with one employer are jobs of their own, each with its times and duties', () => {
  const positions = [
    { title: 'Foreman', startDate: '2018-02', endDate: '2020-06', highlights: 'Led nine casters.\nBought sand.' },
    {
      title: 'Caster',
      startDate: '2014-01',
      endDate: '2018-02',
      summary: '<p>Cast lids &amp; pots</p><ul><li>For ships</li></ul>',
    },
  ]
  expect(read({ work: [{ company: 'Kettle Works', startDate: '2014-01', positions }] }).employment).toEqual([
    {
      Employer: 'Kettle Works',
      JobTitle: 'Foreman',
      From: '2/2018',
      To: '6/2020',
      Duties: 'Led nine casters.\nBought sand.',
    },
    {
      Employer: 'Kettle Works',
      JobTitle: 'Caster',
      From: '1/2014',
      To: '2/2018',
      Duties: 'Cast lids & pots\n• For ships',
    },
  ])
})

test.each([
  ['a place as one text', 'Erie, PA', { City: 'Erie', State_ID: 'Pennsylvania' }],
  [
    'a whole address as one text',
    '7 Quay St, Erie, PA 16501',
    { Address1: '7 Quay St', City: 'Erie', State_ID: 'Pennsylvania', ZipCode: '16501' },
  ],
  ['a list of places', [{ city: 'Erie' }], { City: 'Erie' }],
  [
    'an address that is a place',
    { address: 'Erie, PA 16501' },
    { City: 'Erie', State_ID: 'Pennsylvania', ZipCode: '16501' },
  ],
  [
    'an address that holds the place',
    { address: '7 Quay St, Erie, PA 16501' },
    { Address1: '7 Quay St', City: 'Erie', State_ID: 'Pennsylvania', ZipCode: '16501' },
  ],
  ['a city with its state', { city: 'Erie, PA' }, { City: 'Erie', State_ID: 'Pennsylvania' }],
  [
    'the state before the ZIP code',
    { postalCode: 'PA 16501', city: 'Erie' },
    { City: 'Erie', State_ID: 'Pennsylvania', ZipCode: '16501' },
  ],
  [
    'a region by its code',
    { region: 'US-PA', countryCode: 'USA' },
    { State_ID: 'Pennsylvania', Country_ID: 'United States' },
  ],
  ['a country by its name', { city: 'Erie', country: 'United States' }, { City: 'Erie', Country_ID: 'United States' }],
  ['UK', { city: 'Leeds', countryCode: 'UK' }, { City: 'Leeds', Country_ID: 'United Kingdom' }],
  ['EN', { city: 'Leeds', countryCode: 'EN' }, { City: 'Leeds', Country_ID: 'United Kingdom' }],
  ['a foreign place as one text', 'Lyon, France', { City: 'Lyon', Country_ID: 'France' }],
  [
    'a foreign code',
    { city: 'Lyon', postalCode: '69001', countryCode: 'FR' },
    { City: 'Lyon', ZipCode: '69001', Country_ID: 'France' },
  ],
])('%s is read', (_, location, contact) => {
  expect(read({ basics: { location } }).contact).toEqual(contact)
})

test.each([
  [
    'first and last name apart',
    { firstName: 'Noor', lastName: 'van Pike' },
    { FirstName: 'Noor', LastName: 'van Pike' },
  ],
  ['a name with what she has passed', { name: 'Noor Pike, PMP, Ph.D.' }, { FirstName: 'Noor', LastName: 'Pike' }],
  ['a name in capitals', { name: 'NOOR PIKE' }, { FirstName: 'Noor', LastName: 'Pike' }],
  ['a phone that is a number', { phone: 8_145_550_119 }, { Phone: '8145550119' }],
  ['phones', { phones: [{ type: 'home', number: '814-555-0119' }] }, { Phone: '814-555-0119' }],
  ['two phones in one text', { phone: '814-555-0119 / 814-555-0120' }, { Phone: '814-555-0119' }],
  ['emails', { emails: ['noor@pike.example', 'n@pike.example'] }, { Email: 'noor@pike.example' }],
])('%s: read', (_, basics, contact) => {
  expect(read({ basics }).contact).toEqual(contact)
})

test('somebody with one name has it as first and as last name, and it is said that this is not sure', () => {
  const { contact, guesses } = read({ basics: { name: 'Suharti' } })
  expect([contact, guesses.map(({ isUnsure }) => isUnsure)]).toEqual([
    { FirstName: 'Suharti', LastName: 'Suharti' },
    [true, true],
  ])
})

test('the schema before the first one called the contact details bio', () => {
  const bio = {
    firstName: 'Noor',
    lastName: 'Pike',
    email: { personal: 'noor@pike.example' },
    phone: { mobile: '814-555-0119' },
  }
  expect(read({ bio, work: [] }).contact).toEqual({
    FirstName: 'Noor',
    LastName: 'Pike',
    Email: 'noor@pike.example',
    Phone: '814-555-0119',
  })
})

test('the end of studies has many names', () => {
  const education = [
    { school: 'Tannery Falls College', degree: 'B.S.', major: 'Geology', graduationDate: '2013-05' },
    { institution: 'Larch College', studyType: 'A.S.', area: 'Surveying', endDate: '2010' },
    { university: 'Sorrel Ridge University', fieldOfStudy: 'Law', year: 2016 },
  ]
  expect(read({ education }).education).toEqual([
    { School: 'Tannery Falls College', Degree: 'B.S.', Field: 'Geology', To: '5/2013' },
    { School: 'Larch College', Degree: 'A.S.', Field: 'Surveying', To: '2010' },
    { School: 'Sorrel Ridge University', Field: 'Law', To: '2016' },
  ])
})

test.each([
  [
    'who says his position behind his name',
    { name: 'Imre Falk, Director at Osprey Gear Works', phone: '503-555-0119', email: 'imre@falk.example' },
    { Name: 'Imre Falk', Relation: 'Director at Osprey Gear Works', Phone: '503-555-0119', Email: 'imre@falk.example' },
  ],
  [
    'with a relationship',
    { name: 'Imre Falk', relationship: 'Former manager' },
    { Name: 'Imre Falk', Relation: 'Former manager' },
  ],
  [
    'with a position',
    { name: 'Imre Falk', title: 'Director', company: 'Osprey' },
    { Name: 'Imre Falk', Relation: 'Director, Osprey' },
  ],
  ['with a title of studies', { name: 'Imre Falk, PE' }, { Name: 'Imre Falk' }],
])('a reference %s is read', (_, reference, values) => {
  expect(read({ references: [reference] }).references).toEqual([values])
})

test('what is of another kind than the schema says is left out, and the rest is read', () => {
  const odd = {
    basics: { name: true, email: 'ada@example.org', location: [] },
    work: {},
    education: [null, 3, 'x', {}],
  }
  const { guesses: _, ...said } = read(odd)
  expect(said).toEqual({
    format: 'JSON Resume',
    contact: { Email: 'ada@example.org' },
    education: [],
    employment: [],
    references: [],
    unplaced: [],
    skipped: [],
  })
})

test('entries without anything in them leave their places to those that follow', () => {
  const references = [...Array.from({ length: 20 }, () => ({ name: '' })), { name: 'Nora Lind' }]
  expect(read({ references }).references).toEqual([{ Name: 'Nora Lind' }])
})

test('what the form would refuse is left out', () => {
  const odd = {
    basics: { name: 'Ada Moss', email: 'nobody', phone: '1'.repeat(51), location: { city: 'a\u0000\n b' } },
  }
  expect(read(odd).contact).toEqual({ FirstName: 'Ada', LastName: 'Moss', City: 'a b' })
})

test('comments and a comma too many are no mistakes of the file, and texts stay as they are', () => {
  const text = '// mine\n{"basics": {"url": "https://x.example/*,]*/", /* one, */ "name": "Noor Pike",},}'
  expect([parseResumeJson(text), parseResumeJson('{"basics":'), parseResumeJson('\\Large{Noor}')]).toEqual([
    { basics: { url: 'https://x.example/*,]*/', name: 'Noor Pike' } },
    null,
    null,
  ])
})

test('names within names, and lists of lists, are read to their end', () => {
  const nested = (count: number): unknown => JSON.parse(`${'{"name":'.repeat(count)}"Noor Pike"${'}'.repeat(count)}`)
  const lists = Array.from({ length: 60 }, () =>
    Array.from({ length: 60 }, () => Array.from({ length: 60 }, () => 'x')),
  )
  expect(read({ basics: { name: nested(60), url: nested(900), profiles: lists } }).contact).toEqual({})
  expect(read({ basics: { name: nested(3) } }).contact).toEqual({ FirstName: 'Noor', LastName: 'Pike' })
})

const emptyResume = {
  format: 'JSON Resume',
  contact: {},
  education: [],
  employment: [],
  references: [],
  guesses: [],
  unplaced: [],
  skipped: [],
}

test.each([
  '{"basics": {"name": "Ada Moss"',
  '[]',
  '[{"basics":{}}]',
  '{}',
  '{"__proto__": {"basics": {"email": "a@b.de"}}}',
])('nothing is found in %s', (text) => {
  expect(readResume(text)).toEqual(emptyResume)
})
