import { contactCopy } from './contact.ts'

type Destination = 'application' | 'opportunities' | 'media'

export type Thanks = {
  readonly heading: string
  readonly paragraphs: ReadonlyArray<string>
  readonly links: ReadonlyArray<{ readonly label: string; readonly to: Destination }>
}

const findCareers = { label: 'Find Careers!', to: 'opportunities' } as const

const thanks: Readonly<Record<string, Thanks>> = {
  apply: {
    heading: 'Thank you for submitting your resume!',
    paragraphs: [
      'A confirmation email is on its way to you.',
      'It goes to the email address of your account. Our recruiters read what you sent, and your account shows where your application stands.',
      'You are welcome to add references, work history or education history to your application.',
    ],
    links: [{ label: 'My Application', to: 'application' }],
  },
  application: {
    heading: 'Thank you for submitting your application!',
    paragraphs: ['We read every application and will get in touch with you.'],
    links: [{ label: 'My Application', to: 'application' }, findCareers],
  },
  contact: {
    heading: 'Thank you for your interest in the firm!',
    paragraphs: [
      'Your comments have been emailed to the appropriate personnel.',
      contactCopy.answerTime,
      'We have emailed you a reference. Please quote it if you write or call.',
    ],
    links: [],
  },
}

const generic: Thanks = {
  heading: 'Thank you!',
  paragraphs: [],
  links: [findCareers, { label: 'View News and Events!', to: 'media' }],
}

export const getThanks = (id: string): Thanks => (Object.hasOwn(thanks, id) ? thanks[id] : undefined) ?? generic
