import type { SiteService } from '#server/service/site-service.ts'

type TransactionTracker = {
  readonly service: SiteService
  readonly atRest: () => Promise<void>
}

/** Lets tests wait for calls of people who leave: they must not reach those of the next example. */
export function followTransactions(service: SiteService): TransactionTracker {
  const inFlight = new Set<Promise<unknown>>()
  return {
    service: {
      ...service,
      transact: (...asked) => {
        const reply = service.transact(...asked).finally(() => inFlight.delete(reply))
        inFlight.add(reply)
        return reply
      },
    },
    atRest: async () => {
      while (inFlight.size > 0) await Promise.allSettled(inFlight)
    },
  }
}
