import { toDayText, termInWords } from '#domain/account/unused-term.ts'
import type { MailBody } from '../mail/write-mail.ts'

export type UnusedEnd = { readonly endsAt: Date; readonly months: number }

export type DeletionOf = {
  readonly hadAlerts: boolean
  readonly hadApplications: boolean
  readonly unusedMonths: number | null
}

export const unused = (login: string, { endsAt, months }: UnusedEnd): MailBody => ({
  heading: 'Your account will be deleted',
  paragraphs: [
    `Nobody has signed in to your account on our website for a long time. We delete accounts that are not used for ${termInWords(months)}.`,
    `Yours will be deleted on ${toDayText(endsAt)}, with all that belongs to it. To keep it, sign in before that day. You need do nothing else.`,
  ],
  link: { words: 'Sign in to keep your account', address: login },
  why: 'You get this because an account on our website has this address.',
})

export const deleted = ({ hadAlerts, hadApplications, unusedMonths }: DeletionOf): MailBody => ({
  heading: 'Your account was deleted',
  paragraphs: [
    ...(unusedMonths === null ? [] : [`It was not used for ${termInWords(unusedMonths)}.`]),
    `Your account and what belonged to it are gone${hadAlerts ? ', and so are the job alerts of this address' : ''}.`,
    ...(hadApplications ? ['Your open applications are withdrawn: our recruiters do not read them any more.'] : []),
  ],
  why: 'You get this because an account on our website had this address.',
})

export const formerDeleted: MailBody = {
  heading: 'An account that had this email address was deleted',
  paragraphs: [
    'The account on our website whose address was changed from this one was deleted, with all that belonged to it. The change can no longer be taken back.',
    'If it was not you, somebody else had your password: please do not use it anywhere else.',
  ],
  why: 'You get this because an account on our website had this address.',
}
