import type { OperationLimit } from '../limits/network-limit.ts'
import { costOfAct } from '../transaction/cost.ts'
import type { NamedOperation, OperationContext, PrepareContext } from '../transaction/operations.ts'
import { Refused } from '../transaction/refused.ts'
import type { Captcha } from './captcha.ts'

/** What the arguments of a call say, and the proof that came with them. */
export type Submission<Values> = { readonly proof: string; readonly values: Values }

/** Does what was asked, and gives the reply. @throws Refused, and then the proof is good for another call */
type Write = (context: OperationContext) => Promise<string>

/**
 * An operation writes in the batch's transaction, or prepares before it what takes long and must not hold it up, such as the
 * hash of a password: that is done only for a proof that is good so far and that no other call of this process has brought, until
 * the batch is over, and writes nothing.
 */
type Way<Values> =
  | { readonly write: (values: Values, context: OperationContext) => Promise<string> }
  | { readonly prepare: (values: Values, context: PrepareContext) => Promise<Write> }

/** An operation that anybody may call who proves not to be a robot. */
export type ProvenOperation<Values> = Way<Values> &
  Pick<NamedOperation, 'ofSession' | 'readOutcome' | 'cost' | 'mostBytes'> & {
    /** Its name, for which the proof was calculated. */
    readonly operation: string
    readonly captcha: Pick<Captcha, 'verify' | 'hold'>
    readonly limit: OperationLimit
    /** Reads the arguments. @throws Refused */
    readonly decode: (args: ReadonlyArray<string>) => Submission<Values>
    /** How the visitor is asked to try once more with a new proof. */
    readonly retry?: string
    /** What the reply to a bad proof carries besides its message. */
    readonly unproved?: string
  }

/** The most bytes of the arguments and their proof, and what it costs to check that, in operations. */
const [usualBytes, costOfProof] = [12 * 1024, 4] as const

const writerOf = async <Values>(way: Way<Values>, values: Values, context: PrepareContext): Promise<Write> =>
  'prepare' in way ? way.prepare(values, context) : (written) => way.write(values, written)

const refuseProof = ({ retry = 'Please send again.', unproved = '' }: { retry?: string; unproved?: string }) =>
  new Refused(422, `The proof that you are no robot was used before or is too old. ${retry}`, false, unproved)

/**
 * Checks in this order: the limit, so that each call counts whatever its outcome; the arguments; both before the batch's
 * transaction; the proof, which is used up in the transaction of what is written. A batch with such an operation honours its
 * idempotency key, unless it is of a session.
 */
export const provenOperation = <Values>(proven: ProvenOperation<Values>): NamedOperation => {
  const { operation, captcha, limit, decode, ofSession = false, readOutcome, cost, mostBytes = usualBytes } = proven
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
    mostBytes,
    cost: (args, content) => costOfProof + (cost?.(args, content) ?? costOfAct),
    ...(readOutcome && { readOutcome }),
    async prepare(args, context) {
      const { address, now } = context
      if (!(await limit.allows({ address, now }))) throw new Refused(429, limit.refusal)
      const { proof, values } = decode(args)
      // A retry with its idempotency key brings a used proof, and is given its first reply: it is refused no sooner than here.
      if (await isHopeless(proof, context)) return () => Promise.reject(refuseProof(proven))
      const write = await writerOf(proven, values, context)
      return async (_, inside) => {
        if (!(await captcha.verify(proof, operation, inside.db))) throw refuseProof(proven)
        return write(inside)
      }
    },
  }
}
