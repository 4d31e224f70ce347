import type { OperationLimit } from '../limits/attempts.ts'
import { actCost } from '../transaction/cost.ts'
import type { NamedOperation, OperationContext, PrepareContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import type { Captcha } from './captcha.ts'

export type Submission<Values> = { readonly proof: string; readonly values: Values }

type Write = (context: OperationContext) => Promise<string>

type SubmissionHandler<Values> =
  | { readonly write: (values: Values, context: OperationContext) => Promise<string> }
  | { readonly prepare: (values: Values, context: PrepareContext) => Promise<Write> }

export type ProvenOperation<Values> = SubmissionHandler<Values> &
  Pick<NamedOperation, 'ofSession' | 'readOutcome' | 'cost' | 'maxBytes'> & {
    readonly operation: string
    readonly captcha: Pick<Captcha, 'verify' | 'hold'>
    readonly limit: OperationLimit
    readonly decode: (args: ReadonlyArray<string>) => Submission<Values>
    readonly retry?: string
    readonly unproved?: string
  }

const [usualBytes, proofCost] = [12 * 1024, 4] as const

const prepareWrite = async <Values>(
  way: SubmissionHandler<Values>,
  values: Values,
  context: PrepareContext,
): Promise<Write> => ('prepare' in way ? way.prepare(values, context) : (written) => way.write(values, written))

const refuseProof = ({ retry = 'Please send again.', unproved = '' }: { retry?: string; unproved?: string }) =>
  new Refused(422, `The proof that you are not a robot has been used before or is too old. ${retry}`, false, unproved)

/**
 * Order: the limit (each call counts), the arguments, both before the transaction; then the proof, used up in the
 * transaction of the write.
 */
export const provenOperation = <Values>(proven: ProvenOperation<Values>): NamedOperation => {
  const { operation, captcha, limit, decode, ofSession = false, readOutcome, cost, maxBytes = usualBytes } = proven
  const isHopeless = async (proof: string, { db, whenOver }: PrepareContext) => {
    if (!('prepare' in proven)) return false
    const release = await captcha.hold(proof, operation, db)
    if (release) whenOver(release)
    return release === null
  }
  return {
    writes: true,
    ofSession,
    isAlone: 'prepare' in proven,
    maxBytes,
    cost: (args, content) => proofCost + (cost?.(args, content) ?? actCost),
    ...(readOutcome && { readOutcome }),
    async prepare(args, context) {
      const { address, now } = context
      if (!(await limit.allows({ address, now }))) throw new Refused(429, limit.refusal)
      const { proof, values } = decode(args)
      // A retry with its idempotency key brings a used proof, and is given its first reply: it is refused no sooner than here.
      if (await isHopeless(proof, context)) return () => Promise.reject(refuseProof(proven))
      const write = await prepareWrite(proven, values, context)
      return async (_, inside) => {
        if (!(await captcha.verify(proof, operation, inside.db))) throw refuseProof(proven)
        return write(inside)
      }
    },
  }
}
