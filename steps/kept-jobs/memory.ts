import { writeAccountSavedJobs } from '#contract/write-account-saved-jobs.ts'
import { mergeSavedJobs, savedJobsEntity } from '#contract/account-operations.ts'
import { decodeSavedJobsReply } from '#contract/account-saved-jobs.ts'
import { call, read } from '#contract/operations.ts'
import { accountSavedJobsMachine } from '#machines/kept-jobs.machine.ts'
import { createAccountSavedJobsFlow } from '#site/kept-jobs.ts'
import { waitFor, type ActorRefFrom } from 'xstate'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import { fetchToken } from '../session/memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { slowLine } from '../worlds/slow-line.ts'
import type { AccountSavedJobsJourney } from './browser.ts'

export function keptJobsInMemory(world: MemoryWorld): AccountSavedJobsJourney {
  const { connection, direct } = world
  let flow: ActorRefFrom<typeof accountSavedJobsMachine>
  const { events, states } = journeyInMemory(accountSavedJobsMachine, () => flow)
  const line = slowLine(connection)
  const follow = () => {
    world.view.follow('/account-management')
    world.runForPerson(createAccountSavedJobsFlow, undefined, (shown) => {
      flow = shown
    })
  }
  const open = async () => {
    follow()
    await states.counted()
  }
  const answered = async () => {
    if (line.isHeld()) return
    await waitFor(flow, (snapshot) => !snapshot.matches('merging') && !snapshot.matches('forgetting'))
  }
  return withoutScreen('keptJobs', {
    start: open,
    saveFromAnotherDevice: async ({ email, password }, jobs) => {
      const token = await fetchToken(world, email, password)
      await direct.transact([call(mergeSavedJobs, writeAccountSavedJobs(jobs))], { token })
    },
    open,
    openSlowly: async () => {
      await line.hold()
      follow()
    },
    merge: async () => {
      flow.send({ type: 'merge.requested' })
      await answered()
    },
    mergeWithoutSession: async () => flow.send({ type: 'merge.requested' }),
    forget: async (isSure) => {
      flow.send({ type: 'forgetting.requested' })
      flow.send({ type: isSure ? 'forgetting.confirmed' : 'forgetting.cancelled' })
      await answered()
    },
    hold: line.hold,
    release: line.release,
    lose: line.lose,
    loseAnswer: line.loseAnswer,
    events,
    states,
    shows: {
      counts: async () => {
        const { shown, kept } = flow.getSnapshot().context
        return [shown, kept?.length ?? 0]
      },
      kept: async ({ email, password }) => {
        const token = await fetchToken(world, email, password)
        return decodeSavedJobsReply((await direct.transact([read(savedJobsEntity)], { token })).Payload)
      },
    },
  })
}
