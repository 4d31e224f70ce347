import { appliedJobsMachine, leadFor, offerFor } from '#machines/applied-jobs.machine.ts'
import { tellApplicationsChanged } from '#site/applied-jobs.ts'
import { journeyInMemory } from '../harness/journey-in-memory.ts'
import { withoutScreen } from '../harness/on-screen-only.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { entity, type AppliedJobsJourney } from './browser.ts'

export function appliedJobsInMemory(world: MemoryWorld): AppliedJobsJourney {
  const { connection } = world
  const actor = () => world.site.actors.appliedJobs
  const { states } = journeyInMemory(appliedJobsMachine, actor)
  const applications = () => actor().getSnapshot().context.applications
  return withoutScreen('appliedJobs', {
    changeElsewhere: async () => tellApplicationsChanged(world.openBeside().ports),
    hold: () => connection.hold(entity),
    lose: () => connection.release({ kind: 'is lost' }),
    states,
    shows: {
      button: async (id) => offerFor(applications(), id).button,
      isReminded: async (id) => offerFor(applications(), id).remark !== null,
      lead: async (id) => leadFor(applications(), id),
      calls: async () => connection.callsFor(entity),
    },
  })
}
