import type { LinkKind } from '#contract/account-operations.ts'
import { accountLinkMachine } from '#machines/account-link.machine.ts'
import { createAccountLinkFlow } from '#site/account-link.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { getAccountLoginPage } from '../account-login/page-in-memory.ts'
import { sees } from '../harness/sees.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { linkOperations, accountLinkAddress, type AccountLinkJourney } from './browser.ts'

export function accountLinkInMemory(world: MemoryWorld): AccountLinkJourney {
  const { connection } = world
  let flow: ActorRefFrom<typeof accountLinkMachine>
  let flowKind: LinkKind = 'confirm'
  const here = () => {
    const hasReturned = world.view.port.place().pathname === accountLinkAddress(flowKind)
    if (hasReturned && flow.getSnapshot().status === 'stopped')
      flow = world.run(createAccountLinkFlow, { kind: flowKind })
    return flow
  }
  const { events, states: known } = journeyInMemory(accountLinkMachine, here)
  const states = Object.fromEntries(
    Object.keys(known).map((name) => [name, () => sees(async () => here().getSnapshot().value, name)]),
  ) as typeof known
  const open = async (kind: LinkKind, token: string) => {
    flowKind = kind
    world.open(`${accountLinkAddress(kind)}${token && `#${token}`}`)
    flow = world.run(createAccountLinkFlow, { kind })
  }
  const hold = () => connection.hold(linkOperations[flowKind])
  return withoutScreen('accountLink', {
    start: () => open('confirm', ''),
    open,
    confirmInAnotherTab: async (token) => {
      const other = world.openBeside(`${accountLinkAddress('confirm')}#${token}`)
      await waitFor(other.actors.session, (snapshot) => snapshot.hasTag('signedIn'))
      const link = other.run(createAccountLinkFlow, { kind: 'confirm' })
      await waitFor(link, (snapshot) => snapshot.matches('asks'))
      link.send({ type: 'button.pressed' })
      await waitFor(link, (snapshot) => snapshot.matches('done'))
    },
    press: () => events['button.pressed']({ type: 'button.pressed' }),
    openSignInLink: async () =>
      getAccountLoginPage(world).open(`?redirect=${encodeURIComponent(accountLinkAddress(flowKind))}`),
    hold,
    loseAnswer: () => connection.release({ kind: 'loses every answer' }),
    lose: () => connection.release({ kind: 'is lost' }),
    events: {
      ...events,
      'link.read': async ({ token }) => world.view.follow(`${world.view.port.place().pathname}#${token}`),
    },
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
