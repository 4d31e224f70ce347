import { accountAlertsMachine, formerEmailMessages } from '#machines/account-alerts.machine.ts'
import { createAccountAlertsFlow } from '#site/account-alerts.ts'
import { createAccountPagePart } from '../account-page/page-in-memory.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { AccountAlertsJourney } from './browser.ts'

export function accountAlertsInMemory(world: MemoryWorld): AccountAlertsJourney {
  const { connection } = world
  const flow = createAccountPagePart(world, createAccountAlertsFlow)
  const { events, states } = journeyInMemory(accountAlertsMachine, flow)
  const context = () => flow().getSnapshot().context
  const alerts = () => context().account?.JobAlerts ?? []
  const getKey = (title: string) => alerts().find(({ JobFunction }) => JobFunction === title)?.PrimaryKey ?? title
  const end = async (title: string) => flow().send({ type: 'end.requested', key: getKey(title) })
  const restartAlert = async (title: string) => flow().send({ type: 'start.requested', key: getKey(title) })
  const titles = (hasEnded: boolean) =>
    alerts()
      .filter(({ PrimaryKey }) => context().ended.includes(PrimaryKey) === hasEnded)
      .map(({ JobFunction }) => JobFunction)
  return withoutScreen('accountAlerts', {
    end,
    restartAlert,
    move: () => events['move.requested']({ type: 'move.requested' }),
    hold: () => connection.hold(),
    passOne: () => connection.settle({ kind: 'passes' }),
    events: { ...events, 'end.requested': ({ key }) => end(key), 'start.requested': ({ key }) => restartAlert(key) },
    states,
    shows: {
      goOn: async () => titles(false),
      ended: async () => titles(true),
      offers: async () => formerEmailMessages(context()),
    },
  })
}
