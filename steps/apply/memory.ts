import { applyMachine } from '#machines/apply.machine.ts'
import { type ActorRefFrom, waitFor } from 'xstate'
import type { MemoryWorld } from '../worlds/memory.ts'
import { apply as words } from '#content/apply.ts'
import { applyInput } from '#site/apply-input.ts'
import { createApplyFlow } from '#site/apply.ts'
import { listPostingRequirements, sentFiles } from '#machines/apply-context.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { slowLine } from '../worlds/slow-line.ts'
import type { ApplyJourney } from './browser.ts'
import { applyInOtherTab } from './other-tab-in-memory.ts'
import { applyAddress } from './view-in-browser.ts'

type Page = ActorRefFrom<typeof applyMachine>

const pages = new WeakMap<MemoryWorld, Page>()

export const storeApplyPage = (world: MemoryWorld, page: Page): Page => {
  pages.set(world, page)
  return page
}

export function applyPage(world: MemoryWorld): Page {
  const page = pages.get(world)
  if (!page) throw new Error('Nobody has gone to apply.')
  return page
}

export function applyInMemory(world: MemoryWorld): ApplyJourney {
  const { connection } = world
  const flow = () => applyPage(world)
  const { events, states } = journeyInMemory(applyMachine, flow)
  const line = slowLine(connection)
  const show = () => {
    const { pathname, search } = world.view.port.place()
    const input = applyInput(world.site, `${pathname}${search}`)
    world.runForPerson(createApplyFlow, input, (page) => void storeApplyPage(world, page))
  }
  const followTo = (address: string) => {
    world.view.follow(address)
    show()
  }
  const follow = (id: string) => followTo(applyAddress(id))
  const settled = async () => {
    if (line.isHeld()) return
    const passing = ['loading', 'starting', 'submitting', 'reloading', 'refreshing']
    await waitFor(flow(), ({ value }) => !passing.includes(value))
  }
  const begin = async () => {
    flow().send({ type: 'start.requested' })
    await settled()
  }
  return withoutScreen('apply', {
    inAnotherTab: applyInOtherTab(world),
    start: async () => follow('2'),
    open: async (id) => {
      follow(id)
      await settled()
    },
    openTarget: async (address) => {
      followTo(address)
      await settled()
    },
    openSlowly: async (id) => {
      await line.hold()
      follow(id)
    },
    reload: async () => {
      const { pathname, search } = world.view.port.place()
      world.open(`${pathname}${search}`)
      await waitFor(world.site.actors.session, (snapshot) => snapshot.hasTag('signedIn'))
      show()
      await settled()
    },
    begin,
    beginInVain: begin,
    write: async (note) => flow().send({ type: 'note.changed', note }),
    submit: async () => {
      flow().send({ type: 'submit.requested' })
      await settled()
    },
    answerQuestion: async (answer) => {
      flow().send(answer)
      await settled()
    },
    hold: line.hold,
    release: line.release,
    lose: line.lose,
    loseAnswer: line.loseAnswer,
    events,
    states,
    shows: {
      heading: async () => {
        const { found } = flow().getSnapshot().context
        return words.title(found?.posting?.JobFunction ?? null, found?.isGeneric ?? false)
      },
      demands: async () => listPostingRequirements(flow().getSnapshot().context),
      note: async () => flow().getSnapshot().context.note,
      sent: async () => sentFiles(flow().getSnapshot().context).map(({ Name }) => Name),
      canSubmit: async () => flow().getSnapshot().can({ type: 'submit.requested' }),
    },
  })
}
