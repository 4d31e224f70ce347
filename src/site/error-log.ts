import { longestMessage } from '#contract/visit-limits.ts'
import type { ErrorReport } from '#contract/visit-reports.ts'

/** How many errors one visit tells at most. */
const most = 10

/** An error in words. */
export const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Tells the site's log of errors that visitors meet (C8-01): the message and the page, each once, nothing of the visitor.
 * It goes to the firm's own server and is needed to keep the site working, so it asks for no consent.
 */
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
