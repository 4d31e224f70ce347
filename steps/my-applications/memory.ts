import { listApplicationGroups, myApplicationsMachine } from '#machines/my-applications.machine.ts'
import { createMyApplicationsFlow } from '#site/my-applications.ts'
import { waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { sees } from '../harness/sees.ts'
import { fetchToken } from '../session/memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { slowLine } from '../worlds/slow-line.ts'
import { withdrawDirectly } from '../worlds/applications.ts'
import type { MyApplicationsJourney } from './browser.ts'

const formatDay = (moment: string) => new Date(moment).toLocaleDateString('sv-SE')

function find(context: SnapshotFrom<typeof myApplicationsMachine>['context'], title: string) {
  const entry = listApplicationGroups(context)
    .flatMap(({ entries }) => entries)
    .find((each) => each.title === title)
  if (!entry) throw new Error(`There is no application for "${title}".`)
  return entry
}

export function myApplicationsInMemory(world: MemoryWorld): MyApplicationsJourney {
  const { connection, direct, files } = world
  let flow: ActorRefFrom<typeof myApplicationsMachine>
  const { events, states } = journeyInMemory(myApplicationsMachine, () => flow)
  const line = slowLine(connection)
  const follow = () => {
    world.view.follow('/account-management')
    world.runForPerson(createMyApplicationsFlow, undefined, (shown) => {
      flow = shown
    })
  }
  const rests = () => waitFor(flow, (snapshot) => !snapshot.matches('loading') && !snapshot.hasTag('busy'))
  const open = async () => {
    follow()
    await rests()
  }
  const groups = () => listApplicationGroups(flow.getSnapshot().context)
  const findEntry = (title: string) => find(flow.getSnapshot().context, title)
  const getId = (title: string) => findEntry(title).application.Application_ID
  const findAttachment = (name: string) =>
    (flow.getSnapshot().context.applications ?? [])
      .flatMap(({ Attachments }) => Attachments)
      .find(({ Name }) => Name === name)?.Attachment_ID ?? name
  const requestFile = async (name: string) => flow.send({ type: 'file.requested', id: findAttachment(name) })
  return withoutScreen('myApplications', {
    start: open,
    open,
    openSlowly: async () => {
      await line.hold()
      follow()
    },
    requestWithdrawal: async (title) => flow.send({ type: 'withdrawal.requested', id: getId(title) }),
    requestDiscard: async (title) => flow.send({ type: 'discard.requested', id: getId(title) }),
    choose: async (reason) => flow.send({ type: 'reason.chosen', reason }),
    answer: async (isSure) => {
      flow.send({ type: isSure ? 'wish.confirmed' : 'wish.cancelled' })
      if (!line.isHeld()) await rests()
    },
    withdrawInAnotherTab: async (title) => {
      const other = world.openBeside('/account-management')
      await waitFor(other.actors.session, (snapshot) => snapshot.hasTag('signedIn'))
      const list = other.run(createMyApplicationsFlow, undefined)
      const listed = () => waitFor(list, (snapshot) => snapshot.matches('listed'))
      const { context } = await listed()
      list.send({ type: 'withdrawal.requested', id: find(context, title).application.Application_ID })
      list.send({ type: 'wish.confirmed' })
      await listed()
    },
    withdrawOnAnotherDevice: async ({ email, password }, title) => {
      const token = await fetchToken(world, email, password)
      await withdrawDirectly((operations) => direct.transact(operations, { token }), title)
    },
    requestFile,
    openFile: async (name) => {
      const before = files.downloads.length
      await requestFile(name)
      await sees(async () => files.downloads.length, before + 1)
      return world.take(files.downloads.at(-1) ?? '')
    },
    hold: line.hold,
    lose: line.lose,
    loseAnswer: line.loseAnswer,
    events: {
      ...events,
      'load.requested': async (event) => {
        flow.send(event)
        await rests()
      },
    },
    states,
    shows: {
      entries: async () =>
        groups().flatMap((group) =>
          group.entries.map(({ title, state }) => ({ part: group.title, job: title, state })),
        ),
      links: async (title) =>
        findEntry(title).links.flatMap(({ label, page }) => (page === 'account' ? [] : [[label, page] as const])),
      sentences: async (title) => {
        const { about, when, remark } = findEntry(title)
        return [about, when, remark]
      },
      history: async (title) => findEntry(title).history.map(({ state, at }) => [state, formatDay(at)] as const),
      posting: async (title) => findEntry(title).application.Posting?.ShortDescription ?? '',
    },
  })
}
