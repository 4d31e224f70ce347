import { TransportFailure, retryPause, type SiteApi, type TransactOptions } from '#contract/site-api.ts'
import type { Operation } from '#contract/transaction.ts'
import { isHeld, nameOf, type Connection, type Fate } from './connection.ts'

const lost = () =>
  new TransportFailure('The site cannot be reached. Please check your connection and try again.', null, {
    tryAgainAfter: retryPause,
  })

/** Settles when nobody waits for a call any more. */
const end = ({ signal }: TransactOptions) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('The call was ended.'))))

/** The site in this process, with a line on which its calls can be held. */
export function connectInMemory(api: SiteApi): { api: SiteApi; connection: Connection } {
  const left: string[] = []
  let held: Parameters<Connection['hold']>[0]
  let gate: PromiseWithResolvers<Fate> | null = null
  let underWay = 0
  const send = async (operations: ReadonlyArray<Operation>, options: TransactOptions) => {
    const entities = operations.map((operation) => operation.PrefetchPath)
    const fate = gate && isHeld(held, entities) ? await gate.promise : { kind: 'passes' as const }
    if (fate.kind === 'is lost') throw lost()
    if (fate.kind === 'is answered') throw fate.answer.meaning
    const reply = await api.transact(fate.kind === 'changes' ? fate.operations : operations, options)
    if (fate.kind === 'loses its answer' || fate.kind === 'loses every answer') throw lost()
    return reply
  }
  return {
    api: {
      async transact(operations, options = {}) {
        left.push(...operations.map(nameOf))
        underWay += 1
        return Promise.race([send(operations, options), end(options)]).finally(() => (underWay -= 1))
      },
    },
    connection: {
      hold: async (what) => {
        gate ??= Promise.withResolvers()
        held = what
      },
      release: async (fate) => {
        gate?.resolve(fate)
        gate = null
      },
      settle: async (fate) => {
        gate?.resolve(fate)
        gate = Promise.withResolvers()
      },
      callsFor: (entity) => left.filter((path) => path === entity).length,
      underWay: () => underWay,
    },
  }
}
