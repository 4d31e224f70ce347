import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const currentPosition = ['I still work there']

test('every line has a label', () => {
  const text = `Name: Ada Moss
Email: ada.moss@example.org
Phone: 937 555 0142
Address: 12 Elm Street
City: Dayton
State: OH
ZIP: 45402
Country: USA

Employment History
Employer: Wendlow Mills
Job Title: Cost Analyst
From: 06/2019
To: present
Duties: Priced looms.
Wrote reports.

Employer: Alder Hollow Bank
Job Title: Junior Analyst
Dates: 9/2015 - 5/2019

Education
School: Sorrel Ridge University
Degree: B.S.
Major: Mathematics
Graduated: May 2015

References
Name: Nora Lind
Relationship: Manager
Email: nora.lind@example.org
Name: Ben Hale
Relationship: Colleague
Phone: 571 555 0100
`
  const { contact, education, employment, references } = readResume(text)
  expect(contact).toEqual({
    FirstName: 'Ada',
    LastName: 'Moss',
    Email: 'ada.moss@example.org',
    Phone: '937 555 0142',
    Address1: '12 Elm Street',
    City: 'Dayton',
    State_ID: 'Ohio',
    ZipCode: '45402',
    Country_ID: 'United States',
  })
  expect(education).toEqual([{ School: 'Sorrel Ridge University', Degree: 'B.S.', Field: 'Mathematics', To: '5/2015' }])
  expect(employment).toEqual([
    {
      Employer: 'Wendlow Mills',
      JobTitle: 'Cost Analyst',
      From: '6/2019',
      IsCurrent: currentPosition,
      Duties: 'Priced looms.\nWrote reports.',
    },
    { Employer: 'Alder Hollow Bank', JobTitle: 'Junior Analyst', From: '9/2015', To: '5/2019' },
  ])
  expect(references).toEqual([
    { Name: 'Nora Lind', Relation: 'Manager', Email: 'nora.lind@example.org' },
    { Name: 'Ben Hale', Relation: 'Colleague', Phone: '571 555 0100' },
  ])
})

test('the times come first, the last name too, and there is nothing else of an entry', () => {
  const text = `MOSS, ADA
P.O. Box 7
Dayton, Ohio 45402-1234
ada@example.org  937.555.0142

Employment
2019-06 - present   Cost Analyst, Wendlow Mills
2015-09 - 2019-05   Junior Analyst, Alder Hollow Bank

Education and Training
2011 - 2015   Sorrel Ridge University, Bachelor of Science, Mathematics
2011   High School Diploma, Larkmoor School
`
  const { contact, education, employment } = readResume(text)
  expect(contact).toEqual({
    FirstName: 'Ada',
    LastName: 'Moss',
    Email: 'ada@example.org',
    Phone: '937.555.0142',
    Address1: 'P.O. Box 7',
    City: 'Dayton',
    State_ID: 'Ohio',
    ZipCode: '45402-1234',
    Country_ID: 'United States',
  })
  expect(education).toEqual([
    {
      School: 'Sorrel Ridge University',
      Degree: 'Bachelor of Science',
      Field: 'Mathematics',
      From: '2011',
      To: '2015',
    },
    { School: 'Larkmoor School', Degree: 'High School Diploma', To: '2011' },
  ])
  expect(employment).toEqual([
    { Employer: 'Wendlow Mills', JobTitle: 'Cost Analyst', From: '6/2019', IsCurrent: currentPosition },
    { Employer: 'Alder Hollow Bank', JobTitle: 'Junior Analyst', From: '9/2015', To: '5/2019' },
  ])
})

test('strokes part a line, the employer comes first, and "at" names one', () => {
  const text = `Ada Moss
Dayton, OH
ada@example.org

Professional Experience
Wendlow Mills | Cost Analyst | 06/2019 - present
Priced the parts of looms, and wrote what that came to in a report for the board every year.
Alder Hollow Bank | Junior Analyst | 09/2015 - 05/2019

Cashier at Corner Books (May 2012 to August 2013)

Education
Sorrel Ridge University    Dayton, OH
B.S. Mathematics, GPA 3.8    Aug 2011 - May 2015
`
  const { education, employment } = readResume(text)
  expect(education).toEqual([
    { School: 'Sorrel Ridge University', Degree: 'B.S.', Field: 'Mathematics', From: '8/2011', To: '5/2015' },
  ])
  expect(employment).toEqual([
    {
      Employer: 'Wendlow Mills',
      JobTitle: 'Cost Analyst',
      From: '6/2019',
      IsCurrent: currentPosition,
      Duties: 'Priced the parts of looms, and wrote what that came to in a report for the board every year.',
    },
    { Employer: 'Alder Hollow Bank', JobTitle: 'Junior Analyst', From: '9/2015', To: '5/2019' },
    { Employer: 'Corner Books', JobTitle: 'Cashier', From: '5/2012', To: '8/2013' },
  ])
})

test('employer and place stand above title and times; or the times stand above all', () => {
  const text = `Ada Moss

Work History
Wendlow Mills                        Dayton, OH
Cost Analyst                         June 2019 to present
Priced the parts of looms for the board and for three plants.

June 2012 - August 2013
Cashier
Corner Books
Sold books.
`
  expect(readResume(text).employment).toEqual([
    {
      Employer: 'Wendlow Mills',
      JobTitle: 'Cost Analyst',
      From: '6/2019',
      IsCurrent: currentPosition,
      Duties: 'Priced the parts of looms for the board and for three plants.',
    },
    { Employer: 'Corner Books', JobTitle: 'Cashier', From: '6/2012', To: '8/2013', Duties: 'Sold books.' },
  ])
})

test('each guess names the line that it was made from', () => {
  const text = `Ada Moss

Experience
Cost Analyst   2019 - 2021
Wendlow Mills
`
  const from = (line: string, field: string) => ({
    where: { section: 'employment', entry: 0, field },
    from: line,
    isUnsure: false,
  })
  expect(readResume(text).guesses).toEqual([
    { where: { section: 'contact', entry: 0, field: 'FirstName' }, from: 'Ada Moss', isUnsure: false },
    { where: { section: 'contact', entry: 0, field: 'LastName' }, from: 'Ada Moss', isUnsure: false },
    from('Wendlow Mills', 'Employer'),
    from('Cost Analyst 2019 - 2021', 'JobTitle'),
    from('Cost Analyst 2019 - 2021', 'From'),
    from('Cost Analyst 2019 - 2021', 'To'),
  ])
})

test('references without a blank line between them: a name after an address or a number is the next person', () => {
  const text = `References
Nora Lind
Former Colleague
nora.lind@example.org
Ben Hale
ben.hale@example.org
571 555 0100
Chief Estimator
Cleo de la Cruz, Wendlow Mills
937 555 0142
Former colleague
Eve Park, eve.park@example.org
`
  expect(readResume(text).references).toEqual([
    { Name: 'Nora Lind', Relation: 'Former Colleague', Email: 'nora.lind@example.org' },
    { Name: 'Ben Hale', Relation: 'Chief Estimator', Email: 'ben.hale@example.org', Phone: '571 555 0100' },
    { Name: 'Cleo de la Cruz', Relation: 'Wendlow Mills', Phone: '937 555 0142' },
    { Name: 'Eve Park', Email: 'eve.park@example.org' },
  ])
})
