import { proofsInBrowser } from '../worlds/browser-proofs.ts'
import { type BrowserVisit } from '../worlds/browser-visit.ts'
import { toSendingOutcome, getSendingKind } from '../worlds/connection.ts'
import { proofLifetime, type SendingJourney } from './outcomes.ts'
import { proving, submitting } from './stage-messages.ts'

type SendingContext = Pick<BrowserVisit, 'page' | 'connection' | 'clock' | 'claim'>

async function resolveSending(
  { page, connection, claim }: SendingContext,
  event: Parameters<typeof getSendingKind>[0],
) {
  const kind = getSendingKind(event)
  if (kind !== 'taken') claim(kind === 'broken' ? '422' : '400')
  await connection.release(toSendingOutcome(kind))
  if (kind !== 'broken') return
  await page.getByRole('alertdialog', { name: 'Error Occurred' }).getByRole('button', { name: 'OK' }).click()
}

export function createSendingJourney(line: SendingContext): SendingJourney {
  const { page, connection, clock, claim } = line
  const proofs = proofsInBrowser(page)
  const stage = (words: RegExp) => page.getByRole('status').filter({ hasText: words })
  const reads = (words: RegExp) => stage(words).first().waitFor()
  const loseReply = (outcome: 'is lost' | 'loses its answer' | 'loses every answer') => {
    claim('net::ERR_CONNECTION_FAILED')
    return connection.release({ kind: outcome })
  }
  return {
    watch: proofs.watch,
    proofs: async () => proofs.asked(),
    hold: async () => {
      await proofs.watch()
      proofs.hold()
      await connection.hold()
    },
    loseAnswer: () => loseReply('loses its answer'),
    loseEveryAnswer: () => loseReply('loses every answer'),
    outliveProof: async () => {
      claim('422')
      await clock.take()
      await clock.pass(proofLifetime)
    },
    dropProof: proofs.drop,
    isProving: async () => {
      await stage(proving).or(stage(submitting)).first().waitFor()
      return (await stage(proving).count()) > 0
    },
    rests: () => stage(proving).or(stage(submitting)).waitFor({ state: 'detached' }),
    events: {
      'xstate.done.actor.prove': () => proofs.decide('good'),
      'xstate.error.actor.prove': () => {
        claim('net::ERR_CONNECTION_FAILED')
        return proofs.decide('lost')
      },
      'xstate.done.actor.submit': (event) => resolveSending(line, event),
      'xstate.error.actor.submit': () => loseReply('is lost'),
    },
    states: {
      proving: () => reads(proving),
      submitting: () => reads(submitting),
    },
  }
}

export const sendingInBrowser = ({ sending }: BrowserVisit): SendingJourney => sending
