import { expect, test } from 'vitest'
import { messageForms, readControls } from './message-forms.ts'

const { problemsIn, untouched } = messageForms.contact

const message = {
  FirstName: 'Ada',
  LastName: 'Lovelace',
  Email: 'ada@engine.example',
  Phone: '555-0100',
  Subject: 'general',
  Message: 'Is there a library?',
}

test('[C5-02][C3.6-01][C3.6-02] a form nobody touched is about a general subject and lacks everything else', () => {
  expect(problemsIn(untouched)).toEqual({
    FirstName: 'Please enter your first name',
    LastName: 'Please enter your last name',
    Email: 'Please enter your email',
    Phone: 'Please enter your phone number',
    Message: 'Please enter your message',
  })
})

test('[C5-01][C5-19] blanks around a value do not count, and blanks alone are nothing', () => {
  expect([
    problemsIn({ ...message, Email: '  ada@engine.example\t' }),
    problemsIn({ ...message, FirstName: ' \t ', Message: ' \n ' }),
  ]).toEqual([{}, { FirstName: 'Please enter your first name', Message: 'Please enter your message' }])
})

test('[C5-04][C8-10] an address has one @ and a domain with a dot', () => {
  const isGood = (Email: string) => problemsIn({ ...message, Email })['Email'] ?? 'good'
  expect(
    ['ada@engine.example', "o'brien+jobs@mail.engine.example", 'ada', 'ada@', '@engine.example', 'ada@engine'].map(
      isGood,
    ),
  ).toEqual(['good', 'good', ...Array.from({ length: 4 }, () => 'Please enter a valid email')])
  expect(
    ['ada@@engine.example', 'ada love@engine.example', 'ada@engine.example, b@c.example', 'a@b..c'].map(isGood),
  ).toEqual(Array.from({ length: 4 }, () => 'Please enter a valid email'))
})

test('[C5-06] the lengths are generous and told', () => {
  expect([
    problemsIn({ ...message, LastName: 'x'.repeat(100), Message: 'x'.repeat(5000) }),
    problemsIn({ ...message, LastName: 'x'.repeat(101), Message: 'x'.repeat(5001), Phone: '5'.repeat(51) }),
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
  const controls = new Map([['FirstName', 'Ada']])
  const get = (name: string) => controls.get(name) ?? null
  expect(readControls(['FirstName'], { get })).toEqual({ FirstName: 'Ada' })
  expect(() => readControls(['FirstName', 'LastName'], { get })).toThrow('Form control cannot be null')
})
