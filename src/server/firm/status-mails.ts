import { paths } from '#addresses/paths.ts'
import type { DecidedState } from '#domain/applications/application-decisions.ts'
import type { MailHead } from '../accounts/account-mails.ts'
import { forJob, newsLife, why } from '../applications/application-mails.ts'
import type { Mail } from '../mail/outbox.ts'
import { subjectLine } from '../mail/mail-content.ts'
import { writeMail, type MailBody } from '../mail/write-mail.ts'

type Words = Pick<MailBody, 'heading'> & { readonly paragraphs: (application: string) => ReadonlyArray<string> }

const words: Readonly<Record<DecidedState, Words>> = {
  'in review': {
    heading: 'We are reading your application',
    paragraphs: (application) => [
      `Our recruiters are reading ${application}.`,
      'You do not need to do anything. We will write again when there is news.',
    ],
  },
  interview: {
    heading: 'We would like to talk with you',
    paragraphs: (application) => [
      `We have read ${application} and would like to get to know you.`,
      'A recruiter will write or call to find a time that suits you. If you need an accommodation for the interview, please say so then.',
    ],
  },
  offer: {
    heading: 'We have an offer for you',
    paragraphs: (application) => [
      `Thank you for the time you gave us. After ${application}, we would be glad to have you work with us.`,
      'A recruiter will write or call with the offer. Please take the time you need to think about it.',
    ],
  },
  hired: {
    heading: 'Welcome',
    paragraphs: (application) => [
      `You are hired, and we are glad. This completes ${application}.`,
      'A recruiter will write or call about your first day.',
    ],
  },
  'not selected': {
    heading: 'About your application',
    paragraphs: (application) => [
      `Thank you for ${application}, and for the time you put into it.`,
      'We have decided to move forward with others this time. We know that this is not what you hoped for.',
      'If another of our jobs suits you, we would be glad to hear from you again.',
    ],
  },
}

export type StatusMails = {
  readonly [State in DecidedState]: (to: string, of: { readonly job: string | null }) => Mail
}

export function createStatusMails({ firmName, origin }: MailHead): StatusMails {
  const writer =
    (state: DecidedState): StatusMails[DecidedState] =>
    (to, { job }) => {
      const { heading, paragraphs } = words[state]
      const [address, open] = [paths.application, paths.opportunities].map((path) => `${origin()}${path.to()}`)
      const link =
        state === 'not selected'
          ? { words: 'See the jobs that are open', address: open ?? '' }
          : { words: 'See your applications', address: address ?? '' }
      const said = { heading, paragraphs: paragraphs(`your application ${forJob(job)}`), link, why }
      return {
        ...writeMail({ firmName, to, subject: subjectLine(`${heading} - ${firmName}`) }, said),
        lifetime: newsLife,
      }
    }
  return {
    'in review': writer('in review'),
    interview: writer('interview'),
    offer: writer('offer'),
    hired: writer('hired'),
    'not selected': writer('not selected'),
  }
}
