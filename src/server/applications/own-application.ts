import type { Credentials } from '../accounts/applicants.ts'
import { holdCaller } from '../accounts/own-account.ts'
import { required } from '../accounts/required-caller.ts'
import { networkLimit } from '../limits/network-limit.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import type { ApplicationParts } from './application-parts.ts'

/** Does what an applicant asks, whose account nobody else changes meanwhile. @returns the answer */
export type Act<Asked> = (asked: Asked, held: Credentials, context: OperationContext) => Promise<string>

type Own<Asked> = {
  readonly operation: string
  /** How many arguments it takes at most. */
  readonly most: number
  /** What is asked for. @throws Refused when it cannot be read */
  readonly decode: (args: ReadonlyArray<string>) => Asked
  readonly act: Act<Asked>
}

/** What an applicant does with her applications: what is not hers she cannot reach (C6-11). */
export function own<Asked>(
  { attempts }: ApplicationParts,
  { operation, most, decode, act }: Own<Asked>,
): NamedOperation {
  const limit = networkLimit(attempts, {
    kind: `${operation} from`,
    refusal: 'Applications were changed too often from your network. Please wait a few minutes and try again.',
  })
  return {
    writes: true,
    prepare: async (args, context) => {
      const caller = required(context.caller)
      if (args.length > most) throw new Refused(400, `${operation} takes at most ${most} arguments.`)
      const asked = decode(args)
      if (!(await limit.allows(context))) throw new Refused(429, limit.refusal)
      return async (_, inside) => act(asked, await holdCaller(inside, caller), inside)
    },
  }
}
