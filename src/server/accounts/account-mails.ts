import { accountLink } from '#addresses/account-links.ts'
import { paths } from '#addresses/paths.ts'
import type { LinkKind } from '#contract/account-link.ts'
import { writeMail, type Said } from '../mail/write-mail.ts'
import type { Mail } from '../mail/outbox.ts'
import { temporaryLifetime } from './temporary-passwords.ts'

/** What every mail says of the firm and its site. */
export type MailHead = { readonly firmName: string; readonly origin: () => string }

/** The mails about an account. Nothing that a visitor typed stands in them: their reader may be somebody else. */
export type AccountMails = {
  /** To who made an account; `token` confirms the address. */
  welcome(to: string, token: string): Mail
  /** Brings a temporary password and a link to the login (J7-12). */
  recovery(to: string, password: string): Mail
  passwordChanged(to: string): Mail
  /** To the former address; `token` gives it back, null where mail to it was never shown to arrive. */
  emailGivenUp(to: string, token: string | null): Mail
  /** To the new address; `token` confirms it. */
  emailTaken(to: string, token: string): Mail
  /** To the address that was given back. */
  emailRestored(to: string): Mail
  /** @param hadAlerts whether the job alerts of the address were ended too */
  deleted(to: string, hadAlerts: boolean): Mail
}

const minutes = temporaryLifetime / 60_000

const byMistake = 'If it was not you, somebody gave your address by mistake; you need do nothing.'
const ofAccount = 'You get this because an account on our website has, or had, this address.'
const otherwise =
  'If it was not you, ask for a new password with the link below: whoever is signed in with the old one is signed out then.'

const welcome = (confirm: string): Said => ({
  heading: 'Your account is open',
  paragraphs: [
    'An account was made on our website with this email address.',
    'Please confirm that it is yours, so that mail about your account reaches you. The link is good for seven days.',
  ],
  link: { words: 'Confirm this email address', address: confirm },
  why: `You get this because this address was given on our website to make an account. ${byMistake}`,
})

const recovery = (password: string, login: string): Said => ({
  heading: 'Your temporary password',
  paragraphs: [
    'Sign in with this temporary password, and then choose a new one:',
    password,
    `It works once, for ${minutes} minutes from when it was asked for. Until you use it, your old password works too.`,
  ],
  link: { words: 'Sign in', address: login },
  why: 'You get this because a new password was asked for on our website. If it was not you, you need do nothing: nobody else has seen this one.',
})

const passwordChanged = (login: string): Said => ({
  heading: 'Your password was changed',
  paragraphs: ['The password of your account was changed. All other devices were signed out.', otherwise],
  link: { words: 'Sign in, or ask for a new password', address: login },
  why: ofAccount,
})

const emailGivenUp = (undo: string | null): Said => ({
  heading: 'Your email address was changed',
  paragraphs: [
    'The account on our website that had this email address has another one now. All other devices were signed out.',
    ...(undo === null
      ? []
      : ['If it was not you, the link below takes it back. It is good for three days. Then ask for a new password.']),
  ],
  link: undo === null ? null : { words: 'Take the change back', address: undo },
  why: ofAccount,
})

const emailTaken = (confirm: string): Said => ({
  heading: 'Please confirm your new email address',
  paragraphs: [
    'An account on our website has this email address now.',
    'Please confirm that it is yours. The link is good for seven days.',
  ],
  link: { words: 'Confirm this email address', address: confirm },
  why: `You get this because this address was given on our website for an account. ${byMistake}`,
})

const emailRestored = (login: string): Said => ({
  heading: 'Your email address is back',
  paragraphs: [
    'Your account has this email address again, and all devices were signed out.',
    'The password that the address was changed with no longer works: please ask for a new one now.',
  ],
  link: { words: 'Ask for a new password', address: login },
  why: ofAccount,
})

const deleted = (hadAlerts: boolean): Said => ({
  heading: 'Your account was deleted',
  paragraphs: [
    `Your account and what belonged to it are gone${hadAlerts ? ', and so are the job alerts of this address' : ''}.`,
  ],
  why: 'You get this because an account on our website had this address.',
})

export function createAccountMails({ firmName, origin }: MailHead): AccountMails {
  const write = (to: string, said: Said) => writeMail({ firmName, to, subject: `${said.heading} - ${firmName}` }, said)
  const link = (kind: LinkKind, token: string) => `${origin()}${accountLink(kind, token)}`
  const login = () => `${origin()}${paths.signIn.to()}`
  return {
    welcome: (to, token) => write(to, welcome(link('confirm', token))),
    recovery: (to, password) => write(to, recovery(password, login())),
    passwordChanged: (to) => write(to, passwordChanged(login())),
    emailGivenUp: (to, token) => write(to, emailGivenUp(token === null ? null : link('undo', token))),
    emailTaken: (to, token) => write(to, emailTaken(link('confirm', token))),
    emailRestored: (to) => write(to, emailRestored(login())),
    deleted: (to, hadAlerts) => write(to, deleted(hadAlerts)),
  }
}
