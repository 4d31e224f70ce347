import { longestMessage } from '#contract/visit-limits.ts'
import type { ErrorReport } from '#contract/visit-reports.ts'

const most = 10

export const errorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Sends each message once, without visitor data, to our own server; as that is needed for operation, without consent. */
export function createErrorLog(send: (report: ErrorReport) => void, page: () => string) {
  const told = new Set<string>()
  return {
    log(message: string) {
      const Message = message.slice(0, longestMessage)
      if (told.has(Message) || told.size >= most) return
      told.add(Message)
      send({ Message, Page: page() })
    },
  }
}
