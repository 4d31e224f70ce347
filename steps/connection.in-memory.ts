import { TransportFailure, type SiteApi } from '#contract/site-api.ts'
import type { Connection, Fate } from './connection.ts'

/** The site in this process, with a line on which its calls can be held. */
export function connectInMemory(api: SiteApi): { api: SiteApi; connection: Connection } {
  const left: string[] = []
  let gate: PromiseWithResolvers<Fate> | null = null
  return {
    api: {
      async transact(operations) {
        left.push(...operations.map((operation) => operation.PrefetchPath))
        const fate = gate ? await gate.promise : { kind: 'passes' as const }
        if (fate.kind === 'is lost') throw new TransportFailure('The connection was lost.')
        return api.transact(fate.kind === 'changes' ? fate.operations : operations)
      },
    },
    connection: {
      hold: async () => {
        gate ??= Promise.withResolvers()
      },
      release: async (fate) => {
        gate?.resolve(fate)
        gate = null
      },
      callsFor: (entity) => left.filter((path) => path === entity).length,
    },
  }
}
