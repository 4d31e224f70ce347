import {
  discardApplication as discardName,
  withdrawApplication as withdrawName,
} from '#contract/application-operations.ts'
import { endedStates, withdrawalReasons, type WithdrawalReason } from '#contract/application-states.ts'
import type { Credentials } from '../accounts/applicants.ts'
import { mailOwner } from '../accounts/account-owner.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import type { ApplicationParts } from './application-parts.ts'
import {
  endWithdrawn,
  findOwnApplication,
  requireOwnApplication,
  type ApplicationRow,
  parsePostingTitle,
} from './application-rows.ts'
import { createApplicationOperation } from './create-application-operation.ts'
import { notifyFirm } from './notify-firm.ts'

type Withdrawn = { readonly row: ApplicationRow; readonly reason: WithdrawalReason; readonly held: Credentials }

async function withdraw(
  { mails, hasWebhook }: ApplicationParts,
  { row, reason, held }: Withdrawn,
  { db, now, address }: OperationContext,
) {
  const id = row.Application_ID
  await endWithdrawn(db, id, now)
  await notifyFirm(db, { what: 'withdrawn', application: row, reason }, { hasWebhook, now })
  const mail = mails.withdrawn(held.Email, { job: parsePostingTitle(row.posting) })
  await mailOwner(db, { mail, isConfirmed: held.email_confirmed_at !== null, address }, now)
  return 'true'
}

function readReason(text: string): WithdrawalReason {
  const reason = withdrawalReasons.find((each) => each === text)
  if (reason !== undefined) return reason
  throw new Refused(422, 'Please choose why you are withdrawing, or that you would rather not say.')
}

export const withdrawApplication = (parts: ApplicationParts): NamedOperation =>
  createApplicationOperation(parts, {
    operation: withdrawName,
    most: 2,
    decode: ([id = '', reason = '']) => ({ id, reason: readReason(reason) }),
    act: async ({ id, reason }, held, context) => {
      const row = await requireOwnApplication(context.db, { applicantId: held.Applicant_ID, id })
      if (endedStates.includes(row.told_state)) return 'ended'
      if (row.state === 'draft')
        throw new Refused(422, 'This application was not submitted yet. You can discard it.', true)
      return withdraw(parts, { row, reason, held }, context)
    },
  })

/** `DiscardApplication(id)`: also answers 'true' when it is missing or somebody else's. */
export const discardApplication = (parts: ApplicationParts): NamedOperation =>
  createApplicationOperation(parts, {
    operation: discardName,
    most: 1,
    decode: ([id = '']) => id,
    act: async (id, { Applicant_ID: applicantId }, { db }) => {
      const row = await findOwnApplication(db, { applicantId, id })
      if (row && row.state !== 'draft')
        throw new Refused(422, 'This application was submitted. You can withdraw it.', true)
      if (row) await db.deleteFrom('application').where('Application_ID', '=', id).execute()
      return 'true'
    },
  })
