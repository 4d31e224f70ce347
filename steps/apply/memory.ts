import { applyInput, applyOf } from '#site/apply.ts'
import { applyMachine } from '#machines/apply.machine.ts'
import { demandsIn, sentFiles } from '#machines/apply-context.ts'
import { waitFor } from 'xstate'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import { withoutScreen } from '../harness/on-screen-only.ts'
import type { Outcome } from '../worlds/connection.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import type { ApplyJourney } from './journey.ts'
import { applyPage, keepApplyPage } from './page-in-memory.ts'

const addressOf = (id: string) => (id === '' ? '/account-management/application' : `/account-management/apply/${id}`)

/** The page of applying over the real service. */
export function applyInMemory(world: MemoryWorld): ApplyJourney {
  const { connection } = world
  const flow = () => applyPage(world)
  const { events, states } = journeyInMemory(applyMachine, flow)
  let isHeld = false
  const hold = () => {
    isHeld = true
    return connection.hold()
  }
  const release = (kind: Exclude<Outcome['kind'], 'changes' | 'is answered'>) => {
    isHeld = false
    return connection.release({ kind })
  }
  const show = () => {
    const { pathname, search } = world.view.port.place()
    keepApplyPage(world, world.run(applyOf, applyInput(world.site, `${pathname}${search}`)))
  }
  const followTo = (address: string) => {
    world.view.follow(address)
    show()
  }
  const follow = (id: string) => followTo(addressOf(id))
  const settled = async () => {
    if (isHeld) return
    const passing = ['arriving', 'loading', 'starting', 'submitting', 'reloading']
    await waitFor(flow(), ({ value }) => !passing.includes(value))
  }
  const begin = async () => {
    flow().send({ type: 'start.wanted' })
    await settled()
  }
  return withoutScreen('apply', {
    start: async () => follow('2'),
    open: async (id) => {
      follow(id)
      await settled()
    },
    openAt: async (address) => {
      followTo(address)
      await settled()
    },
    openSlowly: async (id) => {
      await hold()
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
      flow().send({ type: 'submit.wanted' })
      await settled()
    },
    hold,
    release: () => release('passes'),
    lose: () => release('is lost'),
    loseAnswer: () => release('loses its answer'),
    events,
    states,
    shows: {
      job: async () => {
        const { found } = flow().getSnapshot().context
        return found?.posting?.JobFunction ?? (found?.isGeneric ? 'Submit your resume' : 'Apply')
      },
      demands: async () => demandsIn(flow().getSnapshot().context),
      note: async () => flow().getSnapshot().context.note,
      sent: async () => sentFiles(flow().getSnapshot().context).map(({ Name }) => Name),
      canSubmit: async () => flow().getSnapshot().can({ type: 'submit.wanted' }),
    },
  })
}
