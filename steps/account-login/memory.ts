import { accountLoginMachine } from '#machines/account-login.machine.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { sendWrongGuesses } from './accounts.ts'
import { getAccountLoginPage } from './page-in-memory.ts'
import type { AccountLoginJourney } from './browser.ts'

export function accountLoginInMemory(world: MemoryWorld): AccountLoginJourney {
  const { connection, direct } = world
  const page = getAccountLoginPage(world)
  const { events, states } = journeyInMemory(accountLoginMachine, page.here)
  return withoutScreen('accountLogin', {
    open: async (query) => page.open(query),
    start: async () => page.open(''),
    guess: (email, count) => sendWrongGuesses((operations) => direct.transact(operations), email, count),
    events,
    states,
    shows: {
      address: async () => {
        const { pathname, search, hash } = world.view.port.place()
        return `${pathname}${search}${hash}`
      },
      calls: async (operation) => connection.countCalls(operation),
    },
  })
}
