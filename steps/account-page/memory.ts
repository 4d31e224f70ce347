import assert from 'node:assert/strict'
import { accountPageMachine } from '#machines/account-page.machine.ts'
import { createAccountPageFlow } from '#site/account-page.ts'
import { createActor, waitFor, type ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { sees } from '../harness/sees.ts'
import { fetchToken } from '../session/memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { slowLine } from '../worlds/slow-line.ts'
import { storeAccountPage } from './page-in-memory.ts'
import type { AccountPageJourney } from './browser.ts'

export function accountPageInMemory(world: MemoryWorld): AccountPageJourney {
  const { connection, files } = world
  let flow: ActorRefFrom<typeof accountPageMachine>
  const { events, states } = journeyInMemory(accountPageMachine, () => flow)
  const sessions = () => flow.getSnapshot().context.data?.Sessions ?? []
  const follow = () => {
    world.view.follow('/account-management')
    world.runForPerson(createAccountPageFlow, undefined, (page) => {
      flow = storeAccountPage(world, page)
    })
  }
  const open = async () => {
    follow()
    await states.listed()
  }
  const line = slowLine(connection)
  const remove = async (password: string) => {
    flow.send({ type: 'deletion.requested', password })
    if (!line.isHeld()) await waitFor(flow, (snapshot) => !snapshot.matches('deleting'))
  }
  const endOther = async () => {
    const other = sessions().find(({ IsThis }) => !IsThis)
    assert.ok(other, 'There is no other session to end.')
    flow.send({ type: 'end.requested', id: other.Session_ID })
  }
  const requestFile: AccountPageJourney['requestFile'] = async (format) => flow.send({ type: 'file.requested', format })
  return withoutScreen('accountPage', {
    start: open,
    signInOnAnotherDevice: async (email, password, userAgent) => {
      const direct = userAgent === undefined ? world.direct : world.createDirectApi(userAgent)
      await fetchToken({ direct }, email, password)
    },
    open,
    openSlowly: async () => {
      await line.hold()
      follow()
    },
    endOther,
    requestFile,
    exportData: async (format) => {
      const before = files.offered.length
      await requestFile(format)
      await sees(async () => files.offered.length, before + 1)
      return files.offered.at(-1)?.text ?? ''
    },
    remove,
    deleteInAnotherTab: async (password) => {
      const other = world.openBeside('/account-management')
      await sees(async () => other.actors.session.getSnapshot().hasTag('signedIn'), true)
      const page = createActor(createAccountPageFlow(other)).start()
      await waitFor(page, (snapshot) => snapshot.matches('listed'))
      page.send({ type: 'deletion.requested', password })
      await waitFor(page, ({ status }) => status === 'done')
    },
    hold: line.hold,
    release: line.release,
    lose: line.lose,
    events: { ...events, 'end.requested': endOther },
    states,
    shows: {
      devices: async () => sessions().map(({ Device }) => Device ?? 'Another browser'),
      email: async () => flow.getSnapshot().context.data?.Email ?? '',
      sessions: async () =>
        sessions()
          .map(({ IsThis }) => (IsThis ? 'this device' : 'another device'))
          .toSorted(),
    },
  })
}
