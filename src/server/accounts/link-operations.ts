import { confirmEmail, undoEmailChange } from '#contract/account-operations.ts'
import type { LinkReply } from '#contract/account-replies.ts'
import { emailKey } from '../mail/email-addresses.ts'
import { networkLimit } from '../limits/attempts.ts'
import { actCost } from '../transaction/cost.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { noteEvent } from './account-events.ts'
import { findLink, retireLinks, getLinkState, useLink, type Link } from './account-links.ts'
import type { AccountParts } from './account-parts.ts'
import { confirmApplicantEmail, lockApplicant, type Credentials } from './applicants.ts'
import { mailOwner } from './account-owner.ts'
import { lockSession } from './sessions.ts'
import { revertEmailChange } from './revert-email-change.ts'

type Act = (link: Link, held: Credentials, context: OperationContext) => Promise<LinkReply>

async function follow(kind: Link['kind'], token: string, act: Act, context: OperationContext): Promise<LinkReply> {
  const { db, now } = context
  const link = await findLink(db, kind, token)
  const held = link && (await lockApplicant(db, link.Applicant_ID))
  if (!link || !held) return 'unknown'
  if (kind === 'confirm' && emailKey(held.Email) !== link.email_key) return 'expired'
  const state = await getLinkState(db, link, now)
  if (state !== 'good') return state
  const done = await act(link, held, context)
  if (done === 'true') await useLink(db, link, now)
  return done
}

type LinkOperationOptions = {
  readonly operation: string
  readonly kind: Link['kind']
  readonly cost?: number
  readonly act: Act
}

function linkOperation(
  { attempts }: AccountParts,
  { operation, kind, cost = actCost, act }: LinkOperationOptions,
): NamedOperation {
  const limit = networkLimit(attempts, {
    kind: 'links of accounts from',
    refusal: 'Too many links were followed from your network. Please wait a few minutes and try again.',
  })
  return {
    writes: true,
    cost: () => cost,
    readOutcome: (text) => (text === 'true' ? 'ok' : 'refused'),
    prepare: async ([token = '', ...more], context) => {
      if (more.length > 0) throw new Refused(400, `${operation} takes one argument.`)
      if (!(await limit.allows(context))) throw new Refused(429, limit.refusal)
      return (_, inside) => follow(kind, token, act, inside)
    },
  }
}

/** Needs the session as well as the link: the address may be a stranger's, who might press the button. */
const confirm: Act = async ({ Applicant_ID: applicantId, email }, _, { db, now, caller }) => {
  if (!caller) return 'signIn'
  if (caller.applicantId !== applicantId) return 'another'
  await lockSession(db, caller.family, now)
  await confirmApplicantEmail(db, applicantId, now)
  await retireLinks(db, { applicantId, email }, now)
  await noteEvent(db, { applicantId, family: caller.family }, 'email confirmed', now)
  return 'true'
}

const undo =
  (parts: AccountParts): Act =>
  async (link, held, { db, now, address }) => {
    await revertEmailChange(parts, { db, now, address }, link)
    const mail = parts.mails.emailRemoved(held.Email)
    const isConfirmed = held.email_confirmed_at !== null
    if (emailKey(held.Email) !== link.email_key) await mailOwner(db, { mail, isConfirmed, address }, now)
    return 'true'
  }

export const confirmEmailByLink = (parts: AccountParts): NamedOperation =>
  linkOperation(parts, { operation: confirmEmail, kind: 'confirm', act: confirm })

export const undoEmailChangeByLink = (parts: AccountParts): NamedOperation =>
  linkOperation(parts, { operation: undoEmailChange, kind: 'undo', cost: 3 * actCost, act: undo(parts) })
