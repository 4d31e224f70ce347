import { toDayText, termInWords } from '#domain/account/unused-term.ts'
import type { MailBody } from '../mail/write-mail.ts'
import { freshPassword, temporaryLifetime } from './temporary-passwords.ts'

export type UnusedEnd = { readonly endsAt: Date; readonly months: number }

export type DeletionOf = {
  readonly hadAlerts: boolean
  readonly hadApplications: boolean
  readonly unusedMonths: number | null
}

export const unused = (login: string, { endsAt, months }: UnusedEnd): MailBody => ({
  heading: 'Your account will be deleted',
  paragraphs: [
    `No one has signed in to your account on our website for a long time. We delete accounts that have not been used for ${termInWords(months)}.`,
    `Yours will be deleted on ${toDayText(endsAt)}, along with everything in it. To keep it, sign in before that day. You do not need to do anything else.`,
  ],
  link: { words: 'Sign in to keep your account', address: login },
  why: 'You are receiving this because an account on our website has this address.',
})

export const deleted = ({ hadAlerts, hadApplications, unusedMonths }: DeletionOf): MailBody => ({
  heading: 'Your account was deleted',
  paragraphs: [
    ...(unusedMonths === null ? [] : [`It had not been used for ${termInWords(unusedMonths)}.`]),
    `Your account and everything in it are gone${hadAlerts ? ', and so are the job alerts to this address' : ''}.`,
    ...(hadApplications ? ['Your open applications have been withdrawn: our recruiters no longer read them.'] : []),
  ],
  why: 'You are receiving this because an account on our website had this address.',
})

export const formerDeleted: MailBody = {
  heading: 'An account that had this email address was deleted',
  paragraphs: [
    'The account on our website whose address was changed from this one was deleted, along with everything in it. The change can no longer be undone.',
    'If it was not you, someone else had your password: please do not use it anywhere else.',
  ],
  why: 'You are receiving this because an account on our website had this address.',
}

export type RecoveryCase = { readonly kind: 'own' | 'changed' } | { readonly kind: 'unproven'; readonly openedAt: Date }

const minutes = temporaryLifetime / 60_000
const instruction = 'Sign in with this temporary password, then choose a new one:'
const singleUseNotice = `It works once, for ${minutes} minutes from when it was requested.`

const ownParagraphs = (password: string) => [
  instruction,
  password,
  `${singleUseNotice} Until you use it, your old password works too.`,
]

const changedParagraphs = (password: string) => [
  'An account on our website was given this email address a short while ago, and no one has confirmed it. When you sign in, that account gets its former address back, and you start with an empty account of your own.',
  instruction,
  password,
  `${singleUseNotice} If you changed the address of your account yourself and want to keep that account, do not use this password: sign in with your old one, and confirm the new address.`,
]

const unprovenParagraphs = (password: string, openedAt: Date) => [
  `The account with this email address was opened on ${toDayText(openedAt)}, and the address was never confirmed. Anyone may have opened it.`,
  'If it was you, sign in with this temporary password, then choose a new one:',
  password,
  'If it was not you, sign in with this one instead. You start with an empty account: what is in it now is deleted, and its applications are withdrawn.',
  freshPassword(password),
  `Either works once, for ${minutes} minutes from when it was requested. Answers about equal opportunity and a Social Security number that were not sent yet are deleted in either case.`,
]

function recoveryParagraphs(password: string, recovered: RecoveryCase) {
  if (recovered.kind === 'unproven') return unprovenParagraphs(password, recovered.openedAt)
  return (recovered.kind === 'changed' ? changedParagraphs : ownParagraphs)(password)
}

export const recovery = (password: string, login: string, recovered: RecoveryCase): MailBody => ({
  heading: 'Your temporary password',
  paragraphs: recoveryParagraphs(password, recovered),
  link: { words: 'Sign in', address: login },
  why: 'You are receiving this because a new password was requested on our website. If it was not you, you do not need to do anything: it was sent only to this address.',
})
