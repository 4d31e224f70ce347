import type { Credentials } from '../accounts/applicants.ts'
import { lockCallerAccount, required } from '../accounts/account-owner.ts'
import { type Limit, networkLimit } from '../limits/attempts.ts'
import type { NamedOperation, OperationContext, PrepareContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import type { ApplicationParts } from './application-parts.ts'

export type Act<Asked> = (asked: Asked, held: Credentials, context: OperationContext) => Promise<string>

type Question<Asked> = {
  readonly operation: string
  readonly most: number
  readonly decode: (args: ReadonlyArray<string>) => Asked
  readonly often?: { readonly network: Limit; readonly account: Limit }
  /** Whether a retry could act twice; true by default. */
  readonly writes?: boolean
  readonly maxBytes?: number
  readonly cost?: number
}

type ApplicationOperationOptions<Asked> = Question<Asked> & { readonly act: Act<Asked> }

type PreparedApplicationOperationOptions<Asked, Ready> = Question<Asked> & {
  readonly ready: (asked: Asked, context: PrepareContext) => Promise<Ready>
  readonly act: Act<Ready>
}

const refusal = 'Applications were changed too often from your network. Please wait a few minutes and try again.'

/** Account first: a call refused to one account must not count against its network neighbours. */
function createLimitCheck<Asked>(
  { attempts }: Pick<ApplicationParts, 'attempts'>,
  { operation, often }: Pick<Question<Asked>, 'operation' | 'often'>,
) {
  const kind = `${operation} from`
  const ofNetwork = networkLimit(attempts, { kind, refusal, ...(often && { limit: often.network }) })
  return async (context: PrepareContext, who: string) =>
    (!often || (await attempts.consumeAttempt({ kind: `${operation} by`, who }, often.account, context.now))) &&
    (await ofNetwork.allows(context))
}

export function createPreparedApplicationOperation<Asked, Ready>(
  parts: Pick<ApplicationParts, 'attempts'>,
  {
    operation,
    most,
    decode,
    often,
    writes = true,
    maxBytes,
    cost,
    ready,
    act,
  }: PreparedApplicationOperationOptions<Asked, Ready>,
): NamedOperation {
  const checkLimit = createLimitCheck(parts, { operation, ...(often && { often }) })
  return {
    writes,
    ...(cost !== undefined && { cost: () => cost }),
    ...(maxBytes !== undefined && { maxBytes }),
    prepare: async (args, context) => {
      const caller = required(context.caller)
      if (args.length > most) throw new Refused(400, `${operation} takes at most ${most} arguments.`)
      const asked = decode(args)
      if (!(await checkLimit(context, caller.applicantId))) throw new Refused(429, refusal)
      const made = await ready(asked, context)
      return async (_, inside) => act(made, await lockCallerAccount(inside, caller), inside)
    },
  }
}

export const createApplicationOperation = <Asked>(
  parts: Pick<ApplicationParts, 'attempts'>,
  question: ApplicationOperationOptions<Asked>,
): NamedOperation => createPreparedApplicationOperation(parts, { ...question, ready: async (asked: Asked) => asked })
