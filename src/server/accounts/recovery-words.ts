import { toDayText } from '#domain/account/unused-term.ts'
import type { MailBody } from '../mail/write-mail.ts'
import { freshPassword, temporaryLifetime } from './temporary-passwords.ts'

export type RecoveryCase = { readonly kind: 'own' | 'changed' } | { readonly kind: 'unproven'; readonly openedAt: Date }

const minutes = temporaryLifetime / 60_000
const instruction = 'Sign in with this temporary password, and then choose a new one:'
const singleUseNotice = `It works once, for ${minutes} minutes from when it was asked for.`

const ownParagraphs = (password: string) => [
  instruction,
  password,
  `${singleUseNotice} Until you use it, your old password works too.`,
]

const changedParagraphs = (password: string) => [
  'An account on our website was given this email address a short while ago, and nobody has confirmed it. When you sign in, that account gets its former address back, and you begin with an empty account of your own.',
  instruction,
  password,
  `${singleUseNotice} If you changed the address of your account yourself and want to keep that account, do not use this password: sign in with your old one, and confirm the new address.`,
]

const unprovenParagraphs = (password: string, openedAt: Date) => [
  `The account with this email address was opened on ${toDayText(openedAt)}, and the address was never confirmed. Anybody may have opened it.`,
  'If it was you, sign in with this temporary password, and then choose a new one:',
  password,
  'If it was not you, sign in with this one instead. You begin with an empty account: what is in it now is deleted, and its applications are withdrawn.',
  freshPassword(password),
  `Either works once, for ${minutes} minutes from when it was asked for. Answers about equal opportunity and a Social Security number that were not sent yet are deleted in any case.`,
]

function recoveryParagraphs(password: string, recovered: RecoveryCase) {
  if (recovered.kind === 'unproven') return unprovenParagraphs(password, recovered.openedAt)
  return (recovered.kind === 'changed' ? changedParagraphs : ownParagraphs)(password)
}

export const recovery = (password: string, login: string, recovered: RecoveryCase): MailBody => ({
  heading: 'Your temporary password',
  paragraphs: recoveryParagraphs(password, recovered),
  link: { words: 'Sign in', address: login },
  why: 'You get this because a new password was asked for on our website. If it was not you, you need do nothing: it was sent to this address alone.',
})
