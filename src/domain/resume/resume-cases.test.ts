import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const head = 'Ada Moss\nada@example.org\n\n'

const listJobs = (text: string) =>
  readResume(text).employment.map(({ JobTitle, Employer, From, To, IsCurrent, Duties }) =>
    [JobTitle, Employer, From, IsCurrent ? 'now' : To, Duties].map((value) => value ?? '-').join(' | '),
  )

const listSchools = (text: string) =>
  readResume(text).education.map(({ School, Degree, Field, From, To }) =>
    [School, Degree, Field, From, To].map((value) => value ?? '-').join(' | '),
  )

test.each<readonly [what: string, text: string, jobs: ReadonlyArray<string>]>([
  [
    'an empty line between all lines',
    'WORK EXPERIENCE\n\nCost Analyst\n\nHarbor Logistics -  Dayton, OH\n\nJune 2019 to Present\n\n• Priced ships.\n\nJunior Analyst\n\nMeridian Freight\n\nMay 2015 to May 2019\n\n• Priced trucks.',
    [
      'Cost Analyst | Harbor Logistics | 6/2019 | now | Priced ships.',
      'Junior Analyst | Meridian Freight | 5/2015 | 5/2019 | Priced trucks.',
    ],
  ],
  [
    'an employer that ends in Inc.',
    'EXPERIENCE\nCost Analyst, Harbor Logistics, Inc.\nJune 2019 - Present\n- Priced ships.',
    ['Cost Analyst | Harbor Logistics, Inc. | 6/2019 | now | Priced ships.'],
  ],
  [
    'two lines with a label',
    'EXPERIENCE\nCost Analyst, Harbor Logistics   06/2019 - Present\nResponsibilities: Priced ships.\nJunior Analyst, Meridian Freight   05/2015 - 05/2019\nResponsibilities: Priced trucks.',
    [
      'Cost Analyst | Harbor Logistics | 6/2019 | now | Priced ships.',
      'Junior Analyst | Meridian Freight | 5/2015 | 5/2019 | Priced trucks.',
    ],
  ],
  [
    'a season, and months of one year',
    'EXPERIENCE\nIntern, Harbor Logistics   Summer 2015\nClerk, Meridian Freight   January - August 2008',
    ['Intern | Harbor Logistics | 2015 | - | -', 'Clerk | Meridian Freight | 1/2008 | 8/2008 | -'],
  ],
  [
    'a place beside the dates',
    'EXPERIENCE\nHarbor Logistics\nCost Analyst\nArlington, Va. | June 2019 - Present\n- Priced ships.\n\n### Cost Intern | Meridian Freight\n\nDec 2018 – Jan 2019 | Toronto, Canada',
    [
      'Cost Analyst | Harbor Logistics | 6/2019 | now | Priced ships.',
      'Cost Intern | Meridian Freight | 12/2018 | 1/2019 | -',
    ],
  ],
  [
    'a comma in a title',
    'EXPERIENCE\nSupervisor, Front Desk & Call Center\nHarbor Sports Medicine | 1999 - 2002',
    ['Supervisor, Front Desk & Call Center | Harbor Sports Medicine | 1999 | 2002 | -'],
  ],
  [
    'an unknown heading below',
    'EXPERIENCE\nCost Analyst, Zephira   2015 - 2019\n- Priced ships.\n\nWHAT I LIKE\nClocks\n',
    ['Cost Analyst | Zephira | 2015 | 2019 | Priced ships.'],
  ],
  [
    'underlined headings',
    'Experience\n----------\n\n### Cost Analyst, Harbor Logistics (2015 - 2019)\n\n- Priced ships.\n\nSide Projects\n-------------\n\n- Made a clock.\n',
    ['Cost Analyst | Harbor Logistics | 2015 | 2019 | Priced ships.'],
  ],
  [
    'HTML in Markdown',
    '## Experience\n\n### <span>Cost Analyst</span>, <b>Harbor Logistics</b> <span>Oct 2017 - Mar 2018</span><br/>\n\n<!-- 2019 - 2020 -->\n- Priced ships.',
    ['Cost Analyst | Harbor Logistics | 10/2017 | 3/2018 | Priced ships.'],
  ],
  [
    'a heading of more words',
    'SELECTED EXPERIENCE\nCost Analyst, Zephira   2015 - 2019',
    ['Cost Analyst | Zephira | 2015 | 2019 | -'],
  ],
  [
    'the employer first',
    'EXPERIENCE\nStarbright, Barista, 2015 - 2019\nWallmere, Stocker, 2013 - 2015',
    ['Barista | Starbright | 2015 | 2019 | -', 'Stocker | Wallmere | 2013 | 2015 | -'],
  ],
  [
    'the signs of Word',
    'EXPERIENCE\nCost Analyst, Zephira   June 2019 - Present\n➢ Priced ships 2019 - 2020\n● Wrote.\n\uF0B7 Read.\no Spoke.',
    ['Cost Analyst | Zephira | 6/2019 | now | Priced ships 2019 - 2020\nWrote.\nRead.\nSpoke.'],
  ],
  [
    'several positions at one employer',
    'EXPERIENCE\nZephira, Dayton, OH   2015 - Present\nDirector, Cost Estimating   June 2019 - Present\n- Led.\nCost Analyst   2015 - 2019\n- Priced.',
    ['Director, Cost Estimating | Zephira | 6/2019 | now | Led.', 'Cost Analyst | Zephira | 2015 | 2019 | Priced.'],
  ],
  [
    'no dates',
    'EXPERIENCE\nDeckhand\nSuperior Tug, Duluth, MN\n- Handled lines.\n\nSawyer\nTwo Rivers, Two Harbors, MN\n- Filed blades.',
    ['Deckhand | Superior Tug | - | - | Handled lines.', 'Sawyer | Two Rivers | - | - | Filed blades.'],
  ],
  [
    'dates beside which nothing is named',
    'EXPERIENCE\nCost Analyst, Zephira   2015 - 2019\nDayton, OH, 2016 - 2017\nPriced ships.',
    ['Cost Analyst | Zephira | 2015 | 2019 | Dayton, OH, 2016 - 2017\nPriced ships.'],
  ],
  [
    'an employer above several positions, and the next one below them',
    'EXPERIENCE\nZephira | Dayton, OH\nSenior Designer | 2021 - Present\nDesigner | 2018 - 2021\nBrightwater | Portland, OR\nJunior Designer | 2016 - 2018',
    [
      'Senior Designer | Zephira | 2021 | now | -',
      'Designer | Zephira | 2018 | 2021 | -',
      'Junior Designer | Brightwater | 2016 | 2018 | -',
    ],
  ],
  [
    'a position without an employer',
    'EXPERIENCE\nCashier, Zephira, 2015 - 2016\nBabysitter, 2013 - 2015',
    ['Cashier | Zephira | 2015 | 2016 | -', 'Babysitter | - | 2013 | 2015 | -'],
  ],
  [
    'years in what was done',
    'EXPERIENCE\nCost Analyst, Zephira   2015 - 2019\nGrew sales 12% from 2016 to 2018.\nManaged the 2017-2018 rollout',
    ['Cost Analyst | Zephira | 2015 | 2019 | Grew sales 12% from 2016 to 2018.\nManaged the 2017-2018 rollout'],
  ],
  [
    'several summers',
    'EXPERIENCE\nCamp Counselor, Camp Lakewood   Jun 2019 - Aug 2019, Jun 2020 - Aug 2020\nCaddie, Zephira   Summers 2014–2016',
    ['Camp Counselor | Camp Lakewood | 6/2019 | 8/2019 | -', 'Caddie | Zephira | 2014 | 2016 | -'],
  ],
  [
    'small letters only',
    'experience\ncost analyst\nzephira, dayton, oh\njune 2019 - present\n- priced ships.',
    ['Cost Analyst | Zephira | 6/2019 | now | priced ships.'],
  ],
])('jobs: %s', (_what, text, jobs) => {
  expect(listJobs((text === text.toLowerCase() ? head.toLowerCase() : head) + text)).toEqual(jobs)
})

const federal = `WORK EXPERIENCE

Operations Research Analyst, GS-1515-13
Department of the Navy
100 Navy Way, Washington, DC 20350
06/01/2019 - Present
Hours per week: 40
Supervisor: Nora Lind, 703-555-0100
May contact: Yes
Duties: Priced ships.
`

test('a federal resume: what the form does not ask for is unplaced, and whether the employer may be asked is read', () => {
  const { employment, unplaced } = readResume(head + federal)
  expect(employment).toEqual([
    {
      Employer: 'Department of the Navy',
      JobTitle: 'Operations Research Analyst, GS-1515-13',
      From: '6/2019',
      IsCurrent: ['I still work there'],
      Duties: 'Priced ships.',
      MayBeAsked: 'yes',
    },
  ])
  expect(unplaced.map(({ text }) => text)).toEqual([
    '100 Navy Way, Washington, DC 20350',
    'Hours per week: 40',
    'Supervisor: Nora Lind, 703-555-0100',
  ])
})

test.each<readonly [what: string, text: string, schools: ReadonlyArray<string>]>([
  [
    'two hyphens',
    'EDUCATION\nSorrel University   2011 -- 2015\nB.S. Mathematics',
    ['Sorrel University | B.S. | Mathematics | 2011 | 2015'],
  ],
  [
    'a campus after a comma',
    'EDUCATION\nB.S. Computer Science, University of California, Berkeley, 2018',
    ['University of California, Berkeley | B.S. | Computer Science | - | 2018'],
  ],
  [
    'the heading names certificates, too',
    'EDUCATION & CERTIFICATIONS\nB.S. Mathematics, Sorrel University, 2015',
    ['Sorrel University | B.S. | Mathematics | - | 2015'],
  ],
  [
    'honors and courses are no schools',
    'EDUCATION\nSorrel University, B.S. Mathematics, 2015\nHonors: University Scholar\nRelevant coursework: Topics at the Institute for Data',
    ['Sorrel University | B.S. | Mathematics | - | 2015'],
  ],
  [
    'degrees that look like states',
    'EDUCATION\nM.S., Operations Research, Sorrel University, 2010\nA.S., Welding, Tallow College, 2006',
    ['Sorrel University | M.S. | Operations Research | - | 2010', 'Tallow College | A.S. | Welding | - | 2006'],
  ],
  [
    'the year above',
    'EDUCATION\n2012\nBBA, Finance\nTallow College\n2006\nCertificate, Coding\nAsh College',
    ['Tallow College | BBA | Finance | - | 2012', 'Ash College | Certificate | Coding | - | 2006'],
  ],
])('schools: %s', (_what, text, schools) => {
  expect(listSchools(head + text)).toEqual(schools)
})

const ada = { FirstName: 'Ada', LastName: 'Moss' }
const arlington = { City: 'Arlington', State_ID: 'Virginia', ZipCode: '22201', Country_ID: 'United States' }

test.each([
  ['years of work are no street', 'Ada Moss\n12 years of experience in cost analysis.', ada],
  ['two labels in a line', 'Ada Moss\nCell: 202-555-0142 Home: 202-555-0143', { ...ada, Phone: '202-555-0142' }],
  [
    'a capital with stops',
    'Ada Moss\n12 K Street NW, Washington, D.C. 20001',
    {
      ...ada,
      Address1: '12 K Street NW',
      City: 'Washington',
      State_ID: 'District of Columbia',
      ZipCode: '20001',
      Country_ID: 'United States',
    },
  ],
  ['a state with a stop', 'Ada Moss\nArlington, Va. 22201', { ...ada, ...arlington }],
  ['no comma', 'Ada Moss\nArlington VA 22201', { ...ada, ...arlington }],
  [
    'pictures',
    'Ada Moss\n📍 Arlington, VA 22201\n\uF095 202-555-0142',
    { ...ada, ...arlington, Phone: '202-555-0142' },
  ],
  ['a badge first', '[![site](https://example.org/b.svg)](https://example.org)\n\n# Ada Moss', ada],
  [
    'an address in a link',
    '# Ada Moss\n\n[Email](mailto:ada@example.org) | [Site](https://example.org)',
    { ...ada, Email: 'ada@example.org' },
  ],
  ['credentials', 'Ada Moss, MBA, PMP', ada],
  ['a rank', 'SSG Ada Moss, USA (Ret.)', ada],
  ['a headline above', 'SENIOR COST ANALYST\nAda Moss', ada],
  ['a headline beside', 'Ada Moss – Cost Analyst', ada],
  ['two blanks', 'Ada  Moss', ada],
  ['spaced capitals', 'A D A   M O S S', ada],
  ['a nickname', 'Ada "Addie" Moss', ada],
  ['a doctor', 'Curriculum Vitae\nAda Moss, MD', ada],
  ['a ZIP Code beside a number', 'Ada Moss\nArlington, VA 22201 (202) 555-0142', { ...ada, Phone: '(202) 555-0142' }],
  [
    'a number of something else',
    'Ada Moss\nVacancy ID 1234567890\nFax 202-555-0143\n202-555-0142',
    { ...ada, Phone: '202-555-0142' },
  ],
  ['a field of studies above', 'Mechanical Engineering\nAda Moss', ada],
  ["the address of somebody else's project", 'Ada Moss\n\nPROJECTS\nShop platform, contact support@shop.example', ada],
  [
    'the address with the name',
    'Sent by bob@agency.example\nAda Moss\nada.moss@example.org',
    { ...ada, Email: 'ada.moss@example.org' },
  ],
  ['a name below the skills', 'Top Skills\nPricing\n\nAda Moss\nCost Analyst at Zephira', ada],
  ['a number in the address of a profile', 'Ada Moss\nlinkedin.com/in/ada-moss-1234567890', ada],
  ['a ligature, and a zero-width space', 'Ada\u200B Griﬃth', { FirstName: 'Ada', LastName: 'Griffith' }],
])('contact details: %s', (_what, text, contact) => {
  expect(readResume(text).contact).toEqual(contact)
})

test('a number of somebody whose name is not read goes to nobody', () => {
  const text = `${head}REFERENCES\nNora Lind\n571-555-0100\nMike (friend)\n571-555-0999\nmike@mail.example\n`
  expect(readResume(text).references).toEqual([{ Name: 'Nora Lind', Phone: '571-555-0100', Relation: 'Mike (friend)' }])
})

test.each([
  [
    'a heading and a line beside each other',
    'EDUCATION\tSorrel University, B.S. Mathematics, 2015',
    'Sorrel University | B.S. | Mathematics | - | 2015',
  ],
  [
    'a heading with a colon',
    'SKILLS: WELDING, SAW\n\nEDUCATION: B.S. Mathematics, Sorrel University, 2015',
    'Sorrel University | B.S. | Mathematics | - | 2015',
  ],
])('schools: %s', (_what, text, school) => {
  expect(listSchools(head + text)).toEqual([school])
})

test('jobs beyond the most that the form takes, values that it refuses and the rest of a long line are unplaced', () => {
  const jobs = Array.from({ length: 22 }, (_, at) => `Clerk, Zephira ${at} Ltd., ${1980 + at} - ${1981 + at}`)
  const long = `Employer: ${'x'.repeat(300)}`
  const { employment, unplaced } = readResume(
    `${head}EXPERIENCE\n${jobs.join('\n')}\n\nREFERENCES\n${long}\n${'y'.repeat(9_000)}`,
  )
  expect([employment.length, unplaced.map(({ text }) => text.length)]).toEqual([
    20,
    [jobs[20]?.length, jobs[21]?.length, 310, 4_000, 4_000, 1_000],
  ])
})

test('two references below each other, and an offer of them is none', () => {
  const text = `${head}REFERENCES\nBen Hale, Director, 937-555-0100, ben@example.org\nNora Lind, Colleague, nora@example.org\nMore upon request\n`
  expect(readResume(text).references).toEqual([
    { Name: 'Ben Hale', Relation: 'Director', Email: 'ben@example.org', Phone: '937-555-0100' },
    { Name: 'Nora Lind', Relation: 'Colleague', Email: 'nora@example.org' },
  ])
})

test('a value that the form refuses replaces none that it takes', () => {
  expect(readResume('Ada Moss\nEmail: ada at home\nada@example.org\nPhone: ask me\n202-555-0142\n').contact).toEqual({
    ...ada,
    Email: 'ada@example.org',
    Phone: '202-555-0142',
  })
})
