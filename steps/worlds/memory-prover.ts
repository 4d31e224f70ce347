import { TransportFailure } from '#contract/site-api.ts'
import { solveCaptcha } from '#server/captcha/solve-captcha.testing.ts'
import type { SiteService } from '#server/service/site-service.ts'

export type ProofOutcome = 'good' | 'spoilt' | 'lost'

export function proverInMemory({ challenge }: SiteService) {
  let gate: PromiseWithResolvers<ProofOutcome> | null = null
  let outcome: ProofOutcome = 'good'
  let asked = 0
  return {
    prove: async (operation: string) => {
      asked += 1
      const decided = gate ? await gate.promise : outcome
      if (decided === 'lost') throw new TransportFailure('The connection was lost.')
      const calculation = await challenge(operation)
      return solveCaptcha(decided === 'spoilt' ? { ...calculation, signature: '00'.repeat(32) } : calculation)
    },
    prover: {
      hold: () => {
        gate ??= Promise.withResolvers()
      },
      release: (decided: ProofOutcome) => {
        gate?.resolve(decided)
        gate = null
      },
      spoil: () => {
        outcome = 'spoilt'
      },
      asked: () => asked,
    },
  }
}
