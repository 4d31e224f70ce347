import type { TransactionReply } from '#contract/transaction.ts'
import { arriveAt, followLink, patience, reads, type BrowserVisit } from './browser-visit.ts'
import { fateOf, type Verdict } from './connection.ts'
import type { TransactionJourney } from './transaction.journey.ts'

/** A call as whoever waits for it sees it: here the one that brings the open jobs. */
export function transactionInBrowser({ page, connection, claim }: BrowserVisit): TransactionJourney {
  return {
    start: async () => {
      await arriveAt(page, '/home')
      await connection.hold()
      await followLink(page, '/careers/open')
    },
    send: async (operations) => {
      const answer = await page.request.post('/data/post_transaction', {
        data: { UserID: null, UserName: '', Operations: operations },
      })
      return (await answer.json()) as TransactionReply
    },
    events: {
      'xstate.done.actor.post': async (event) => {
        const verdict = event?.output as Verdict
        if (!verdict.Success) claim(verdict.brokenBusinessRule ? '422' : '400')
        await connection.release(fateOf(verdict))
      },
      'xstate.error.actor.post': () => {
        claim('net::ERR_CONNECTION_FAILED')
        return connection.release({ kind: 'is lost' })
      },
    },
    states: {
      sending: () => reads(page, 'Loading current opportunities...'),
      succeeded: () => page.getByRole('list', { name: 'Jobs', exact: true }).waitFor({ timeout: patience }),
      refused: () =>
        page
          .getByRole('region', { name: /^Notifications/ })
          .getByRole('listitem')
          .first()
          .waitFor({ timeout: patience }),
      broken: () => page.getByRole('alertdialog').waitFor({ timeout: patience }),
      unauthorized: () => reads(page, 'Error loading current opportunities'),
      failed: async () => {
        await reads(page, 'Error loading current opportunities')
      },
    },
  }
}
