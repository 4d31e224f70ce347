import { endSession as operation } from '#contract/account-operations.ts'
import { networkLimit } from '../limits/attempts.ts'
import type { NamedOperation } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import { noteEvent } from './account-events.ts'
import type { AccountParts } from './account-parts.ts'
import { lockApplicant } from './applicants.ts'
import { required } from './account-owner.ts'
import { lockSession } from './sessions.ts'

export function endOwnSession({ attempts }: Pick<AccountParts, 'attempts'>): NamedOperation {
  const limit = networkLimit(attempts, {
    kind: 'ended sessions from',
    refusal: 'Too many sessions were ended from your network. Please wait a few minutes and try again.',
  })
  return {
    writes: true,
    ofSession: true,
    prepare: async ([family = '', ...more], context) => {
      const { applicantId, family: own } = required(context.caller)
      if (more.length > 0) throw new Refused(400, `${operation} takes one argument.`)
      if (!(await limit.allows(context))) throw new Refused(429, limit.refusal)
      return async (_, { db, now }) => {
        await lockApplicant(db, applicantId)
        await lockSession(db, own, now)
        const ended = await db
          .deleteFrom('session_family')
          .where('family', '=', family)
          .where('Applicant_ID', '=', applicantId)
          .returning('family')
          .executeTakeFirst()
        if (ended) await noteEvent(db, { applicantId, family: own }, 'session ended', now)
        return 'true'
      }
    },
  }
}
