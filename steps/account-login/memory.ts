import { accountLoginMachine } from '#machines/account-login.machine.ts'
import { accountForms } from '#content/account-forms.ts'
import { addressOfForm } from '#site/account-login.ts'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import { withoutScreen } from '../harness/on-screen-only.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { AccountLoginJourney } from './journey.ts'
import { guess } from './outcomes.ts'
import { accountPageIn } from './page-in-memory.ts'

/** What the links of the page ask for. */
const asked: Readonly<Record<string, 'recovery' | 'signUp' | undefined>> = {
  [accountForms.links.recovery]: 'recovery',
  [accountForms.links.createAccount]: 'signUp',
}

/** The page of the forms of an account over the real service, with proofs that are really calculated. */
export function accountLoginInMemory(world: MemoryWorld): AccountLoginJourney {
  const { connection, direct } = world
  const page = accountPageIn(world)
  const { events, states } = journeyInMemory(accountLoginMachine, page.here)
  return withoutScreen('accountLogin', {
    open: async (query = '') => page.open(query),
    start: async () => page.open(''),
    guess: (email, count) => guess((operations) => direct.transact(operations), email, count),
    follow: async (name) => {
      const { search } = world.view.port.place()
      await world.view.port.go(addressOfForm(search, asked[name]))
    },
    events,
    states,
    shows: {
      address: async () => {
        const { pathname, search, hash } = world.view.port.place()
        return `${pathname}${search}${hash}`
      },
      calls: async (operation) => connection.callsFor(operation),
    },
  })
}
