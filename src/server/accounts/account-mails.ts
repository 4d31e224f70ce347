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
  'If it was not you, do not follow the link. Somebody gave your address, perhaps by mistake, and learns nothing about you. You can ignore this mail'
const byMistake = `${notYou}, or ask for a new password on our website: the mail with it says how the address becomes yours.`
const howToConfirm =
  'The link is good for seven days. It works only while you are signed in to the account; if you are not, the page asks you to sign in first.'
const ofAccount = 'You get this because an account on our website has, or had, this address.'
const otherwise =
  'If it was not you, ask for a new password with the link below: whoever is signed in with the old one is signed out then.'

const welcome = (confirm: string): MailBody => ({
  heading: 'Your account is open',
  paragraphs: [
    'An account was made on our website with this email address.',
    'Please confirm that it is yours, so that mail about your account reaches you.',
    howToConfirm,
  ],
  link: { words: 'Confirm this email address', address: confirm },
  why: `You get this because this address was given on our website to make an account. ${byMistake}`,
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
          `If it was not you, the link below takes it back until ${formatMoment(undo.until)}, also when the new address is confirmed by then. Your account is then as it was before the change: what was added to it since is deleted. After that, ask for a new password.`,
        ]),
  ],
  link: undo === null ? null : { words: 'Take the change back', address: undo.address },
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
          `Anyone who reads mail at its former address can take the change back until ${formatMoment(until)}. What is added to the account by then is deleted with that.`,
        ]),
  ],
  link: { words: 'Confirm this email address', address: confirm },
  why: `You get this because this address was given on our website for an account. ${byMistake}`,
})

const confirmation = (confirm: string): MailBody => ({
  heading: 'Please confirm your email address',
  paragraphs: [
    'Here is another link, as was asked for on our website. Earlier links still work for their seven days.',
    howToConfirm,
  ],
  link: { words: 'Confirm this email address', address: confirm },
  why: `You get this because an account on our website has this address. ${byMistake}`,
})

const emailRemoved = (login: string): MailBody => ({
  heading: 'Your account has its former email address again',
  paragraphs: [
    'An account on our website had this email address. Someone who reads mail at its former one has taken that change back, and all devices were signed out.',
    'What was in the account before the change is back with its former address. What was added to it since is deleted, and applications that were submitted since are withdrawn.',
    'If the account is yours, sign in with its former address: ask for a new password there first. With this address you can open an account of your own.',
  ],
  link: { words: 'Ask for a new password', address: login },
  why: ofAccount,
})

const emailRestored = (login: string): MailBody => ({
  heading: 'Your email address is back',
  paragraphs: [
    'Your account has this email address again, and all devices were signed out. What was added to it since the change is deleted, and applications that were submitted since are withdrawn.',
    'The password that the address was changed with no longer works: please ask for a new one now.',
  ],
  link: { words: 'Ask for a new password', address: login },
  why: ofAccount,
})

const alertsMoved: MailBody = {
  heading: 'Your job alerts have moved',
  paragraphs: [
    'The account on our website that had this email address has another one now, and the job alerts of this address were moved to it. They no longer come here.',
    'If it was not you, take the change back by the link in the mail that told you of it, as long as that is good: the job alerts come back with it. You can also ask for new ones on our website at any time.',
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
