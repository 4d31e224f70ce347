import { expect, test } from 'vitest'
import { adviceOnWording, oddPhrases } from './wording-rules.ts'

const refused = [
  'Change your e-mail',
  'Please follow the link in the mail.',
  'We mail you new jobs.',
  'Please look among junk mail, too.',
  'Checking that no robot asks.',
  'Your former address is told.',
  'We then forget your address.',
  'Please do without these files.',
  'Why do you withdraw?',
  'Shall your account keep it?',
  'Please put it aside.',
  'What our recruiters have told you of it.',
  'This application is over.',
  'Our recruiters do not read it any more.',
  'There is nothing that you need do.',
  'This link has run out.',
  'Take the change back',
  'If you do not know one of these, sign out there.',
  'Please tick that it is true.',
  'You are signed in nowhere else.',
  'We make reasonable adjustments.',
  'Sections that you have not called complete',
  'You can go on later.',
  'You have begun an application.',
  'The code for it did not come.',
  'You get this because of your account.',
  'Until then it may be somebody else’s.',
  'Read about the job again',
]

test('a phrase that a native reader stops at is refused with what to write instead, each by one example', () => {
  const found = refused.map((text) => oddPhrases.findIndex(([wrong]) => wrong.test(text)))
  expect(found).toEqual(oddPhrases.map((_, at) => at))
  expect(refused.filter((text) => adviceOnWording(text).length !== 1)).toEqual([])
})

test('what is near to it and good English is left alone', () => {
  const good = [
    'We emailed you a link.',
    'Forgot Password',
    'Sorted by mail server',
    'This event is over',
    'Add one more file.',
    'No more than one, and any more are refused',
    'We do not know whether it arrived.',
    'Go on reading',
  ]
  expect(good.flatMap((text) => adviceOnWording(text))).toEqual([])
})
