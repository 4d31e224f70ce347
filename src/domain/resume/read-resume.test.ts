import { expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const currentPosition = ['I still work there']

const readWithoutGuesses = (text: string) => {
  const { guesses: _, ...said } = readResume(text)
  return said
}

test('one line names title, employer, place and times; points below say what was done', () => {
  const text = `Ada Moss
12 Elm Street, Dayton, OH 45402
(937) 555-0142 | ada.moss@example.org

SUMMARY
Careful analyst with 10 years of work, 2009 - 2019.

EXPERIENCE
Cost Analyst, Wendlow Mills, Dayton, OH          June 2019 - Present
- Priced the parts of 40 looms.
- Wrote the yearly report.
Junior Analyst, Alder Hollow Bank    9/2015 - 5/2019
- Checked loans.

EDUCATION
B.S. in Mathematics, Sorrel Ridge University, 2015

REFERENCES
Available upon request
`
  expect(readWithoutGuesses(text)).toEqual({
    format: 'plain text',
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
    education: [{ School: 'Sorrel Ridge University', Degree: 'B.S.', Field: 'Mathematics', To: '2015' }],
    employment: [
      {
        Employer: 'Wendlow Mills',
        JobTitle: 'Cost Analyst',
        From: '6/2019',
        IsCurrent: currentPosition,
        Duties: 'Priced the parts of 40 looms.\nWrote the yearly report.',
      },
      {
        Employer: 'Alder Hollow Bank',
        JobTitle: 'Junior Analyst',
        From: '9/2015',
        To: '5/2019',
        Duties: 'Checked loans.',
      },
    ],
    references: [],
    unplaced: [],
    skipped: ['SUMMARY'],
  })
})

test('title, employer and times stand below each other; a reference has a line for each thing', () => {
  const text = `RESUME

Nora van der Berg
nora@example.org
+1 937 555 0143
Arlington, Virginia 22201

WORK EXPERIENCE

Data Scientist
Hollow Creek Laboratories
March 2020 – Present
• Built models of rivers.

Research Assistant
University of Tidewater
Sept. 2016 – Feb. 2020
• Read samples.

EDUCATION

University of Tidewater
Master of Science in Statistics
2014 – 2016

College of Ash & Elm
BA History
2010 – 2014

REFERENCES

Ben Hale
Head of Data at Hollow Creek Laboratories
ben.hale@example.com
(571) 555-0100
`
  expect(readWithoutGuesses(text)).toEqual({
    format: 'plain text',
    contact: {
      FirstName: 'Nora',
      LastName: 'van der Berg',
      Email: 'nora@example.org',
      Phone: '+1 937 555 0143',
      City: 'Arlington',
      State_ID: 'Virginia',
      ZipCode: '22201',
      Country_ID: 'United States',
    },
    education: [
      { School: 'University of Tidewater', Degree: 'Master of Science', Field: 'Statistics', From: '2014', To: '2016' },
      { School: 'College of Ash & Elm', Degree: 'BA', Field: 'History', From: '2010', To: '2014' },
    ],
    employment: [
      {
        Employer: 'Hollow Creek Laboratories',
        JobTitle: 'Data Scientist',
        From: '3/2020',
        IsCurrent: currentPosition,
        Duties: 'Built models of rivers.',
      },
      {
        Employer: 'University of Tidewater',
        JobTitle: 'Research Assistant',
        From: '9/2016',
        To: '2/2020',
        Duties: 'Read samples.',
      },
    ],
    references: [
      {
        Name: 'Ben Hale',
        Relation: 'Head of Data at Hollow Creek Laboratories',
        Email: 'ben.hale@example.com',
        Phone: '(571) 555-0100',
      },
    ],
    unplaced: [],
    skipped: [],
  })
})

test('Markdown: headings of three levels, links, emphasis, references in one line each', () => {
  const text = `# Ben Hale

[ben.hale@example.org](mailto:ben.hale@example.org) · 619-555-0177 · San Diego, CA

## Experience

### Welder — Pacific Dry Dock

*06/2018 – present*

- Welded hulls.
- Trained **three** apprentices.

### Apprentice — Bay Iron Works

*2015 – 2018*

- Learned the trade.

## Education

### San Diego City College

Certificate in Welding Technology, May 2015

## Sailing

### Skipper — Point Loma Club

2001 - 2020

## References

- Ada Moss, former supervisor, ada.moss@example.org, 937-555-0142
- Nora Lind, colleague, 571 555 0143
`
  expect(readWithoutGuesses(text)).toEqual({
    format: 'plain text',
    contact: {
      FirstName: 'Ben',
      LastName: 'Hale',
      Email: 'ben.hale@example.org',
      Phone: '619-555-0177',
      City: 'San Diego',
      State_ID: 'California',
      Country_ID: 'United States',
    },
    education: [{ School: 'San Diego City College', Degree: 'Certificate', Field: 'Welding Technology', To: '5/2015' }],
    employment: [
      {
        Employer: 'Pacific Dry Dock',
        JobTitle: 'Welder',
        From: '6/2018',
        IsCurrent: currentPosition,
        Duties: 'Welded hulls.\nTrained three apprentices.',
      },
      { Employer: 'Bay Iron Works', JobTitle: 'Apprentice', From: '2015', To: '2018', Duties: 'Learned the trade.' },
    ],
    references: [
      { Name: 'Ada Moss', Relation: 'former supervisor', Email: 'ada.moss@example.org', Phone: '937-555-0142' },
      { Name: 'Nora Lind', Relation: 'colleague', Phone: '571 555 0143' },
    ],
    unplaced: [
      { section: null, heading: 'Sailing', text: 'Skipper — Point Loma Club' },
      { section: null, heading: 'Sailing', text: '2001 - 2020' },
    ],
    skipped: [],
  })
})
