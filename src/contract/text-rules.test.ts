import { expect, test } from 'vitest'
import { forms } from './forms.ts'
import { sections } from './application-sections.ts'
import { optionalPhone, optionalPostalCode, optionalZip, phone, textProblem } from './text-rules.ts'

const missing = 'Please enter your phone number'
const [aPhone, aZip, aPostalCode] = [
  'Please enter a phone number in digits, such as 703-555-0142 or +44 20 7946 0142',
  'Please enter a ZIP Code in digits, such as 22201 or 22201-1973',
  'Please enter a ZIP Code or postal code, such as 22201 or SW1A 2AA',
]

test.each([
  '555-0100',
  '7035550142',
  '(703) 555-0142',
  '703.555.0142 x12',
  '703 555 0142, ext. 12',
  '(703) 555-0142 Extension: 9',
  '1-703-555-0142',
  '+44 20 7946 0142',
  '(+49) (0) 30/2345678',
  '011 49 30 2345 6789',
  '+1\u00a0703\u2011555\u20130142',
  '\u202a+1 703-555-0142\u202c',
  '703·555·0142',
  '703-555-0142 (ext. 12)',
  '703-555-0142 #12',
  '703-555-0142 extn 12',
  '703-555-0142, ext. 12345678',
  '0049301/2345678',
  '0049 (0)8141/12345678',
  '00 43 (0) 662 / 8765 4321',
  '+41 (0)44/123 45 678',
  '+33 (0)1 23 45 67 89',
  '089/12345678 / 12',
  '2125550142,,1234567#',
  '(212) 555-0142;1234567#',
])('[C5-02] %s is a phone number', (typed) => {
  expect([textProblem(phone(missing), typed), textProblem(optionalPhone, typed)]).toEqual([null, null])
})

test.each([
  'call me maybe',
  '1',
  '555-010',
  'Ada 703 555 0142',
  '1234567890123456789',
  '703+5550142',
  '703 555 0142 ext',
])('%s is no phone number', (typed) => {
  expect([textProblem(phone(missing), typed), textProblem(optionalPhone, typed)]).toEqual([aPhone, aPhone])
})

test.each([
  '937-555-0142 or 937-555-0143',
  '937-555-0142 / 937-555-0143',
  '(937) 555-0142, (937) 555-0143',
  '+1 937 555 0142; +1 937 555 0143',
  '555-0142 and 555-0143',
  '937.555.0142 | 937.555.0143',
  '+49 (0)30 1234567/+49 (0)30 7654321',
  '2125550142,2125550143',
])('%s is more than one phone number', (typed) => {
  expect([textProblem(phone(missing), typed), textProblem(optionalPhone, typed)]).toEqual([
    'Please enter one phone number',
    'Please enter one phone number',
  ])
})

test('[C5-02][C5-19] blanks are no phone number, and are one that was left out', () => {
  expect([textProblem(phone(missing), '  '), textProblem(optionalPhone, '  ')]).toEqual([missing, null])
})

test('a phone number that is longer than any is told so before it is looked at, in no time', () => {
  const [long, nearly] = [`1${' '.repeat(5_000)}`, `${'1-'.repeat(18)} ${' .'.repeat(6)}x`]
  expect([textProblem(optionalPhone, `${long}1`), textProblem(optionalPhone, nearly)]).toEqual([
    'Please use at most 50 characters',
    aPhone,
  ])
  const endless = `${'1'.repeat(7)}${';'.repeat(200_000)}`
  expect(phone(missing).checks.map(({ holds }) => holds(endless))).toEqual([true, false, true, true, true])
})

test('a ZIP Code has five digits or nine, and may be left out', () => {
  expect(
    ['', ' 22201 ', '22201-1973', '222011973', '22201 1973', '22201 - 1973'].map((typed) =>
      textProblem(optionalZip, typed),
    ),
  ).toEqual(Array.from({ length: 6 }, () => null))
  expect(['abcde', '2220', '222011', '22201-19', 'SW1A 2AA'].map((typed) => textProblem(optionalZip, typed))).toEqual(
    Array.from({ length: 5 }, () => aZip),
  )
})

test('a postal code is that of any country, and may be left out', () => {
  const good = ['', '22201', '22201-1973', 'SW1A 2AA', 'K1A 0B1', '10115', 'AD500', '150-0001', '00-001', 'A65 F4E2']
  expect(good.map((typed) => textProblem(optionalPostalCode, typed))).toEqual(good.map(() => null))
  const bad = ['abcde', '---', '22201!', 'what?']
  expect(bad.map((typed) => textProblem(optionalPostalCode, typed))).toEqual(bad.map(() => aPostalCode))
})

test('[C3.7-03] each form judges by the rule of its control: one asks for another way to reach her, in any words', () => {
  const contact = { Phone: 'call me maybe' }
  const profile = { Zip: 'abcde', PhoneNumber: 'call me maybe' }
  const applicant = { Phone: 'call me maybe', ZipCode: 'abcde' }
  expect([
    forms.contact.findProblems(contact)['Phone'],
    forms.profile.findProblems(profile)['Zip'],
    forms.profile.findProblems(profile)['PhoneNumber'],
    sections.contact.form.findProblems(applicant)['Phone'],
    sections.contact.form.findProblems(applicant)['ZipCode'],
    sections.references.form.findProblems(applicant)['Phone'],
    sections.references.form.findProblems({})['Phone'],
  ]).toEqual([aPhone, aZip, undefined, aPhone, aPostalCode, aPhone, undefined])
})
