import { confirmEmail, undoEmailChange, type LinkReply } from '#contract/account-link.ts'
import { emailKey } from '../mail/email-key.ts'
import { networkLimit } from '../limits/network-limit.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { noteEvent } from './account-events.ts'
import { endLinks, findLink, useLink } from './account-links.ts'
import type { AccountParts } from './account-parts.ts'
import { confirmEmailOf, holdApplicant, noPassword, setEmail, setPasswordHash } from './applicants.ts'
import { mailOwner } from './mail-account.ts'
import { endSessionsOf } from './sessions.ts'
import { dropTemporaryPassword } from './temporary-passwords.ts'

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>
/** Does what a link is for; its account is held. */
type Act = (link: Link, context: OperationContext) => Promise<void>

async function follow(kind: Link['kind'], token: string, act: Act, context: OperationContext): Promise<LinkReply> {
  const { db, now } = context
  const link = await findLink(db, kind, token)
  const held = link && (await holdApplicant(db, link.Applicant_ID))
  if (!link || !held) return 'unknown'
  if (kind === 'confirm' && emailKey(held.Email) !== link.email_key) return 'expired'
  const used = await useLink(db, link, now)
  if (used === 'true') await act(link, context)
  return used
}

type Linked = { readonly operation: string; readonly kind: Link['kind']; readonly act: Act }

/** An operation by the token of a link in a mail, which says who may. */
function linkOperation({ attempts }: AccountParts, { operation, kind, act }: Linked): NamedOperation {
  const limit = networkLimit(attempts, {
    kind: 'links of accounts from',
    refusal: 'Too many links were followed from your network. Please wait a few minutes and try again.',
  })
  return {
    writes: true,
    readOutcome: (text) => (text === 'true' ? 'ok' : 'refused'),
    prepare: async ([token = '', ...more], context) => {
      if (more.length > 0) throw new Refused(400, `${operation} takes one argument.`)
      if (!(await limit.allows(context))) throw new Refused(429, limit.refusal)
      return (_, inside) => follow(kind, token, act, inside)
    },
  }
}

const confirm: Act = async ({ Applicant_ID: applicantId }, { db, now }) => {
  await confirmEmailOf(db, applicantId, now)
  await noteEvent(db, { applicantId, family: null }, 'email confirmed', now)
}

/** Later links to undo go too: they were sent to addresses that it was taken to. So does the password: the change took it. */
const undo =
  ({ mails }: AccountParts): Act =>
  async ({ Applicant_ID: applicantId, email, created_at: since }, { db, now }) => {
    if (!(await setEmail(db, { applicantId, email, confirmedAt: now }, now)))
      throw new Refused(409, 'This address belongs to another account by now.')
    await setPasswordHash(db, applicantId, noPassword)
    await endSessionsOf(db, applicantId)
    await dropTemporaryPassword(db, applicantId)
    await endLinks(db, { applicantId, kind: 'confirm' }, now)
    await endLinks(db, { applicantId, kind: 'undo', since }, now)
    await noteEvent(db, { applicantId, family: null }, 'email change undone', now)
    await mailOwner(db, { mail: mails.emailRestored(email), isConfirmed: true }, now)
  }

/** `ConfirmEmail(token)`: notes that mail to the e-mail of an account arrives. */
export const confirmEmailByLink = (parts: AccountParts): NamedOperation =>
  linkOperation(parts, { operation: confirmEmail, kind: 'confirm', act: confirm })

/** `UndoEmailChange(token)`: gives an account its former e-mail back, and ends all its sessions. */
export const undoEmailChangeByLink = (parts: AccountParts): NamedOperation =>
  linkOperation(parts, { operation: undoEmailChange, kind: 'undo', act: undo(parts) })
