import { getApplyActions, getApplyLink } from '#machines/apply-links.ts'
import { appliedJobsMachine } from '#machines/applied-jobs.machine.ts'
import { journeyInMemory, withoutScreen } from '../harness/journey-in-memory.ts'
import type { MemoryWorld } from '../worlds/memory.ts'
import { applicantPlaces, entity, type AppliedJobsJourney } from './browser.ts'

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
      places: async (id) => getApplyActions(applications(), id).links.map((link) => applicantPlaces[link.page]),
      lead: async (id) => {
        const { label, page } = getApplyLink(applications(), id)
        return { offers: label, 'leads to': applicantPlaces[page] }
      },
      calls: async () => connection.countCalls(entity),
    },
  })
}
