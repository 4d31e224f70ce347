import { errors, SignJWT } from 'jose'
import { createSigningKeys, type TokenSecrets } from '../accounts/token-secret.ts'
import { clockDifference } from '../database/longest-terms.ts'

export type TicketClaims = { readonly attachmentId: string; readonly applicantId: string; readonly family: string }

export type Tickets = {
  readonly give: (admitted: TicketClaims, now: Date) => Promise<string>
  readonly read: (ticket: string, now: Date) => Promise<TicketClaims | null>
}

const lifetime = 60_000
const [algorithm, typ, audience] = ['HS256', 'ticket+jwt', 'attachments']

/** @param secrets also sign tokens; `typ` and `audience` keep both apart */
export function createTickets(secrets: TokenSecrets): Tickets {
  const keys = createSigningKeys(secrets)
  const expected = { algorithms: [algorithm], typ, audience, requiredClaims: ['jti', 'sub', 'sid', 'exp'] }
  return {
    give: ({ attachmentId, applicantId, family }, now) =>
      new SignJWT({ sid: family })
        .setProtectedHeader({ alg: algorithm, typ })
        .setAudience(audience)
        .setSubject(applicantId)
        .setJti(attachmentId)
        .setExpirationTime(new Date(now.getTime() + lifetime))
        .sign(keys.newest),
    async read(ticket, now) {
      try {
        const { payload } = await keys.verify<{ sid?: string }>(ticket, { ...expected, currentDate: now })
        // It was given while a clock was ahead.
        if ((payload.exp ?? 0) * 1000 > now.getTime() + lifetime + clockDifference) return null
        return { attachmentId: payload.jti ?? '', applicantId: payload.sub ?? '', family: payload.sid ?? '' }
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
