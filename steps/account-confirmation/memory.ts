import { accountConfirmationMachine } from '#machines/account-confirmation.machine.ts'
import { createAccountConfirmationFlow } from '#site/account-confirmation.ts'
import { createAccountPagePart } from '../account-page/page-in-memory.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { AccountConfirmationJourney } from './browser.ts'

export function accountConfirmationInMemory(world: MemoryWorld): AccountConfirmationJourney {
  const flow = createAccountPagePart(world, createAccountConfirmationFlow)
  const { events, states } = journeyInMemory(accountConfirmationMachine, flow)
  return withoutScreen('accountConfirmation', {
    ask: () => events['confirmation.requested']({ type: 'confirmation.requested' }),
    events,
    states,
  })
}
