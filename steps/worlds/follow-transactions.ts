import type { SiteService } from '#server/service/site-service.ts'

type Followed = {
  readonly service: SiteService
  /** Settles when no transaction is under way. */
  readonly atRest: () => Promise<void>
}

/** The service, and when it is at rest: what the people of one example still ask as they leave must not reach those of the next. */
export function followTransactions(service: SiteService): Followed {
  const underWay = new Set<Promise<unknown>>()
  return {
    service: {
      ...service,
      transact: (...asked) => {
        const reply = service.transact(...asked).finally(() => underWay.delete(reply))
        underWay.add(reply)
        return reply
      },
    },
    atRest: async () => {
      while (underWay.size > 0) await Promise.allSettled(underWay)
    },
  }
}
