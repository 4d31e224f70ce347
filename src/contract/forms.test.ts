import { expect, test } from 'vitest'
import { sections } from './application-sections.ts'
import { forms, readControls } from './forms.ts'

const { findProblems, untouched } = forms.contact

const message = {
  FirstName: 'Ada',
  LastName: 'Lovelace',
  Email: 'ada@engine.example',
  Phone: '555-0100',
  Subject: 'general',
  Message: 'Is there a library?',
}

test('[C5-02][C3.6-01][C3.6-02] a form nobody touched is about a general subject and lacks everything else', () => {
  expect(findProblems(untouched)).toEqual({
    FirstName: 'Please enter your first name',
    LastName: 'Please enter your last name. If you have one name, write it here too',
    Email: 'Please enter your email',
    Phone: 'Please enter your phone number',
    Message: 'Please enter your message',
  })
})

test('[C5-01][C5-19] blanks around a value do not count, and blanks alone are nothing', () => {
  expect([
    findProblems({ ...message, Email: '  ada@engine.example\t' }),
    findProblems({ ...message, FirstName: ' \t ', Message: ' \n ' }),
  ]).toEqual([{}, { FirstName: 'Please enter your first name', Message: 'Please enter your message' }])
})

test('[C5-04][C8-10] an address has one @ and a domain with a dot', () => {
  const isGood = (Email: string) => findProblems({ ...message, Email })['Email'] ?? 'good'
  expect(
    ['ada@engine.example', "o'brien+jobs@mail.engine.example", 'ada', 'ada@', '@engine.example', 'ada@engine'].map(
      isGood,
    ),
  ).toEqual(['good', 'good', ...Array.from({ length: 4 }, () => 'Please enter a valid email')])
  expect(['ada..moss@engine.example', '.ada@engine.example', 'ada.@engine.example'].map(isGood)).toEqual([
    'good',
    'good',
    'good',
  ])
  expect(
    ['a.d.a@engine.example', '', 'ada@engine.example'].map((Email) =>
      sections.references.form.findProblems({ Name: 'Ben', Relation: 'We worked together', Email }),
    ),
  ).toEqual([{}, {}, {}])
  expect(
    ['ada@@engine.example', 'ada love@engine.example', 'ada@engine.example, b@c.example', 'a@b..c'].map(isGood),
  ).toEqual(Array.from({ length: 4 }, () => 'Please enter a valid email'))
})

test('[C5-06] the lengths are generous and told', () => {
  expect([
    findProblems({ ...message, LastName: 'x'.repeat(100), Message: 'x'.repeat(5000) }),
    findProblems({ ...message, LastName: 'x'.repeat(101), Message: 'x'.repeat(5001), Phone: '5'.repeat(51) }),
  ]).toEqual([
    {},
    {
      LastName: 'Please use at most 100 characters',
      Phone: 'Please use at most 50 characters',
      Message: 'Please use at most 5,000 characters',
    },
  ])
})

test('[C8-13][C8-14] a form without one of its controls is an error', () => {
  const written = new FormData()
  for (const name of Object.keys(untouched)) written.append(name, 'Ada')
  expect(readControls(untouched, written)).toEqual({
    FirstName: 'Ada',
    LastName: 'Ada',
    Email: 'Ada',
    Phone: 'Ada',
    Subject: 'Ada',
    Message: 'Ada',
  })
  written.delete('LastName')
  expect(() => readControls(untouched, written)).toThrow('Form control cannot be null')
})

const profile = {
  ...forms.profile.untouched,
  Company: 'Engine & Co',
  POC: 'Ada Lovelace',
  POCTitle: 'Owner',
  POCEmail: 'ada@engine.example',
}

test('[C5-07][C5-08][C5-09][C5-18] a profile needs a company, a name, a title and a good address, and nothing else', () => {
  const problems = forms.profile.findProblems
  expect([
    problems(profile),
    problems(forms.profile.untouched),
    problems({ ...profile, POCEmail: 'ada@engine' }),
    problems({ ...profile, PhoneNumber: 'call me, or write to ada@work.example' }),
  ]).toEqual([
    {},
    {
      Company: 'Please enter the name of your company',
      POC: 'Please enter the name of your point of contact',
      POCTitle: 'Please enter the title of your point of contact',
      POCEmail: 'Please enter your email',
    },
    { POCEmail: 'Please enter a valid email' },
    {},
  ])
})

test('[C5-11][C3.7-04][C3.7-05][C3.7-06] checkboxes that are chosen are read as lists of their labels', () => {
  const controls = new FormData()
  for (const [name, value] of Object.entries(profile)) if (typeof value === 'string') controls.append(name, value)
  for (const label of ['Small', 'HUBZone']) controls.append('SmallBusinessClassifications', label)
  controls.append('ServicesOffered', 'Logistics & RAM')
  expect(readControls(forms.profile.untouched, controls)).toEqual({
    ...profile,
    SmallBusinessClassifications: ['Small', 'HUBZone'],
    ServicesOffered: ['Logistics & RAM'],
    CustomersSupported: [],
  })
})
