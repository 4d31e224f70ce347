import { sendConfirmation as operation } from '#contract/account-operations.ts'
import { networkLimit } from '../limits/attempts.ts'
import { mayMailOnRequest, queueMail } from '../mail/outbox.ts'
import type { Caller, NamedOperation, OperationContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { findLastLinkDate, makeLink } from './account-links.ts'
import type { AccountParts } from './account-parts.ts'
import { lockApplicant } from './applicants.ts'
import { required } from './account-owner.ts'
import { lockSession, signedOut } from './sessions.ts'

const untilNext = 60_000

const tooSoon = () =>
  new Refused(
    429,
    'We emailed you a link less than a minute ago. Please look for it, in your spam folder too, before you ask for another.',
  )
const oftenEnough = () =>
  new Refused(429, 'We have sent you as many emails as we can in one day. Please try again tomorrow.')

async function send({ mails }: AccountParts, { applicantId, family }: Caller, { db, now, address }: OperationContext) {
  const held = await lockApplicant(db, applicantId)
  await lockSession(db, family, now)
  if (!held) throw signedOut()
  if (held.email_confirmed_at !== null) return 'confirmed'
  const link = { kind: 'confirm', applicantId, email: held.Email } as const
  const last = await findLastLinkDate(db, link, now)
  if (last !== null && now.getTime() - last.getTime() < untilNext) throw tooSoon()
  if (!(await mayMailOnRequest(db, held.Email, now))) throw oftenEnough()
  const mail = mails.confirmation(held.Email, await makeLink(db, link, now))
  await queueMail(db, { ...mail, class: 'unconfirmed', address }, now)
  return 'true'
}

export function sendOwnConfirmation(parts: AccountParts): NamedOperation {
  const limit = networkLimit(parts.attempts, {
    kind: 'confirmations asked for from',
    refusal: 'Too many emails were requested from your network. Please wait a few minutes and try again.',
  })
  return {
    writes: true,
    readOutcome: (text) => (text === 'true' ? 'ok' : 'refused'),
    prepare: async (args, context) => {
      const caller = required(context.caller)
      if (args.length > 0) throw new Refused(400, `${operation} takes no argument.`)
      if (!(await limit.allows(context))) throw new Refused(429, limit.refusal)
      return (_, inside) => send(parts, caller, inside)
    },
  }
}
