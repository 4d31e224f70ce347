import { getApplyActions, getApplyLink } from '#machines/apply-links.ts'
import { appliedJobsMachine } from '#machines/applied-jobs.machine.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { entity, type AppliedJobsJourney } from './browser.ts'

export function appliedJobsInMemory(world: MemoryWorld): AppliedJobsJourney {
  const { connection } = world
  const actor = () => world.site.actors.appliedJobs
  const { states } = journeyInMemory(appliedJobsMachine, actor)
  const applications = () => actor().getSnapshot().context.applications
  return withoutScreen('appliedJobs', {
    hold: () => connection.hold(entity),
    lose: () => connection.release({ kind: 'is lost' }),
    states,
    shows: {
      button: async (id) => getApplyActions(applications(), id).links[0]?.label ?? '',
      offers: async (id) => getApplyActions(applications(), id).links.map(({ label }) => label),
      isReminded: async (id) => getApplyActions(applications(), id).remark !== null,
      lead: async (id) => getApplyLink(applications(), id).label,
      calls: async () => connection.countCalls(entity),
    },
  })
}
