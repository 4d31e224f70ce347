import { accountLink } from '#addresses/account-links.ts'
import { paths } from '#addresses/paths.ts'
import type { LinkKind } from '#contract/account-operations.ts'
import { formatDateTime } from '#domain/time/moments.ts'
import { subjectLine } from '../mail/mail-content.ts'
import { writeMail, type MailBody } from '../mail/write-mail.ts'
import type { Mail } from '../mail/outbox.ts'
import { linkLifetime } from './account-links.ts'
import {
  deleted,
  formerDeleted,
  unused,
  type DeletionOf,
  type UnusedEnd,
  recovery,
  type RecoveryCase,
} from './account-mail-texts.ts'
import { temporaryLifetime } from './temporary-passwords.ts'

export type MailHead = { readonly firmName: string; readonly origin: () => string }

/** Must contain nothing a visitor typed: the reader may be somebody else. */
export type AccountMails = {
  welcome(to: string, token: string): Mail
  recovery(to: string, password: string, recovered: RecoveryCase): Mail
  passwordChanged(to: string): Mail
  /** `undo` is null if the former address was never confirmed. */
  emailReleased(to: string, undo: Undo | null): Mail
  emailAlreadyInUse(to: string, token: string, undo: Pick<Undo, 'until'> | null): Mail
  confirmation(to: string, token: string): Mail
  emailRestored(to: string): Mail
  emailRemoved(to: string): Mail
  alertsMoved(to: string): Mail
  unused(to: string, end: UnusedEnd & { readonly lifetime: number }): Mail
  deleted(to: string, deletion: DeletionOf): Mail
  formerDeleted(to: string): Mail
}

const newsLife = 3 * 24 * 60 * 60_000

export type Undo = { readonly token: string; readonly until: Date }

const formatMoment = (moment: Date) => `${formatDateTime(moment.toISOString(), 'UTC')} UTC`

const notYou =
  'If it was not you, do not follow the link. Someone entered your address, perhaps by mistake, and learns nothing about you. You can ignore this email'
const byMistake = `${notYou}, or ask for a new password on our website: the email with it explains how to claim the address.`
const howToConfirm =
  'The link is good for seven days. It works only while you are signed in to the account; if you are not, the page will ask you to sign in first.'
const ofAccount = 'You are receiving this because an account on our website has, or had, this address.'
const otherwise =
  'If it was not you, ask for a new password with the link below: anyone signed in with the old one is then signed out.'

const welcome = (confirm: string): MailBody => ({
  heading: 'Your account is open',
  paragraphs: [
    'An account was created on our website with this email address.',
    'Please confirm that it is yours, so that email about your account reaches you.',
    howToConfirm,
  ],
  link: { words: 'Confirm this email address', address: confirm },
  why: `You are receiving this because this address was entered on our website to create an account. ${byMistake}`,
})

const passwordChanged = (login: string): MailBody => ({
  heading: 'Your password was changed',
  paragraphs: ['The password of your account was changed. All other devices were signed out.', otherwise],
  link: { words: 'Sign in, or ask for a new password', address: login },
  why: ofAccount,
})

const emailChanged = (undo: { readonly address: string; readonly until: Date } | null): MailBody => ({
  heading: 'Your email address was changed',
  paragraphs: [
    'The account on our website that had this email address has another one now. All other devices were signed out.',
    ...(undo === null
      ? []
      : [
          `If it was not you, the link below undoes it until ${formatMoment(undo.until)}, even if the new address has been confirmed by then. Your account is then as it was before the change: anything added to it since is deleted. After that, ask for a new password.`,
        ]),
  ],
  link: undo === null ? null : { words: 'Undo the change', address: undo.address },
  why: ofAccount,
})

const newEmailConfirmation = (confirm: string, until: Date | null): MailBody => ({
  heading: 'Please confirm your new email address',
  paragraphs: [
    'An account on our website has this email address now. Please confirm that it is yours.',
    howToConfirm,
    ...(until === null
      ? []
      : [
          `Anyone who reads email at its former address can undo the change until ${formatMoment(until)}. Anything added to the account by then is deleted with that.`,
        ]),
  ],
  link: { words: 'Confirm this email address', address: confirm },
  why: `You are receiving this because this address was entered on our website for an account. ${byMistake}`,
})

const confirmation = (confirm: string): MailBody => ({
  heading: 'Please confirm your email address',
  paragraphs: [
    'Here is another link, as requested on our website. Earlier links still work for their seven days.',
    howToConfirm,
  ],
  link: { words: 'Confirm this email address', address: confirm },
  why: `You are receiving this because an account on our website has this address. ${byMistake}`,
})

const emailRemoved = (login: string): MailBody => ({
  heading: 'Your account has its former email address back',
  paragraphs: [
    'An account on our website had this email address. Someone who reads email at its former one has undone that change, and all devices were signed out.',
    'What was in the account before the change is back with its former address. Anything added to it since has been deleted, and applications submitted since then have been withdrawn.',
    'If the account is yours, sign in with its former address: ask for a new password there first. With this address you can open an account of your own.',
  ],
  link: { words: 'Ask for a new password', address: login },
  why: ofAccount,
})

const emailRestored = (login: string): MailBody => ({
  heading: 'Your email address is back',
  paragraphs: [
    'Your account has this email address again, and all devices were signed out. Anything added to it since the change has been deleted, and applications submitted since then have been withdrawn.',
    'The password used to change the address no longer works, so please ask for a new one now.',
  ],
  link: { words: 'Ask for a new password', address: login },
  why: ofAccount,
})

const alertsMoved: MailBody = {
  heading: 'Your job alerts have moved',
  paragraphs: [
    'The account on our website that had this email address has another one now, and the job alerts of this address were moved to it. They no longer come here.',
    'If it was not you, undo the change with the link in our email about it, as long as the link works: the job alerts come back with it. You can also ask for new ones on our website at any time.',
  ],
  why: ofAccount,
}

export function createAccountMails({ firmName, origin }: MailHead): AccountMails {
  const write = (to: string, said: MailBody, lifetime = newsLife): Mail => ({
    ...writeMail({ firmName, to, subject: subjectLine(`${said.heading} - ${firmName}`) }, said),
    lifetime,
  })
  const link = (kind: LinkKind, token: string) => `${origin()}${accountLink(kind, token)}`
  const login = () => `${origin()}${paths.signIn.to()}`
  return {
    welcome: (to, token) => write(to, welcome(link('confirm', token)), linkLifetime.confirm),
    recovery: (to, password, recovered) => write(to, recovery(password, login(), recovered), temporaryLifetime),
    passwordChanged: (to) => write(to, passwordChanged(login())),
    emailReleased: (to, undo) =>
      write(to, emailChanged(undo && { address: link('undo', undo.token), until: undo.until }), linkLifetime.undo),
    emailAlreadyInUse: (to, token, undo) =>
      write(to, newEmailConfirmation(link('confirm', token), undo?.until ?? null), linkLifetime.confirm),
    confirmation: (to, token) => write(to, confirmation(link('confirm', token)), linkLifetime.confirm),
    emailRestored: (to) => write(to, emailRestored(login())),
    emailRemoved: (to) => write(to, emailRemoved(login())),
    alertsMoved: (to) => write(to, alertsMoved),
    unused: (to, { lifetime, ...end }) => write(to, unused(login(), end), lifetime),
    deleted: (to, deletion) => write(to, deleted(deletion)),
    formerDeleted: (to) => write(to, formerDeleted),
  }
}
