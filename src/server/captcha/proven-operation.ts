import type { OperationLimit } from '../limits/network-limit.ts'
import type { NamedOperation, OperationContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import type { Captcha } from './captcha.ts'

/** What the arguments of a call say, and the proof that came with them. */
export type Submission<Values> = { readonly proof: string; readonly values: Values }

/** The batch's transaction, and the network address of the caller. */
export type SubmissionContext = OperationContext & { readonly address: string }

/** An operation that anybody may call who proves not to be a robot. */
export type ProvenOperation<Values> = {
  /** Its name, for which the proof was calculated. */
  readonly operation: string
  readonly captcha: Pick<Captcha, 'verify'>
  readonly limit: OperationLimit
  /** Reads the arguments. @throws Refused */
  readonly decode: (args: ReadonlyArray<string>) => Submission<Values>
  /** Does what was asked, and gives the reply. @throws Refused, and then the proof is good for another call */
  readonly write: (values: Values, context: SubmissionContext) => Promise<string>
  /** How the visitor is asked to try once more with a new proof. */
  readonly retry?: string
}

/**
 * Checks in this order: the limit, before the batch's transaction, so that each call counts whatever its outcome; the
 * arguments; the proof, which is used up in the transaction of what is written. A batch with such an operation honours its
 * idempotency key.
 */
export const provenOperation = <Values>({
  operation,
  captcha,
  limit,
  decode,
  write,
  retry = 'Please send again.',
}: ProvenOperation<Values>): NamedOperation => ({
  writes: true,
  async prepare(_, { address, now }) {
    if (!(await limit.allows({ address, now }))) throw new Refused(429, limit.refusal)
    return async (args, context) => {
      const { proof, values } = decode(args)
      if (!(await captcha.verify(proof, operation, context.db)))
        throw new Refused(422, `The proof that you are no robot was used before or is too old. ${retry}`)
      return write(values, { ...context, address })
    }
  },
})
