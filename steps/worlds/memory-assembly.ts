import { applying, createApplicationsReader } from './applications.ts'
import { subscribing } from './subscribe.ts'
import { cheap } from '#server/accounts/enrol-applicant.testing.ts'
import { loadCommonPasswords } from '#server/accounts/passwords.ts'
import { openFilesFolder } from '#server/files/files-folder.testing.ts'
import { openTestDatabase } from '#server/database/open-test-database.testing.ts'
import { createSiteService } from '#server/create-site-service.ts'
import { messages } from '#machines/meta.ts'
import { recordTransitions } from '#machines/transition-ids.testing.ts'
import assert from 'node:assert/strict'
import { threadId } from 'node:worker_threads'
import type { AnyActorRef } from 'xstate'
import { createFirm } from './firm.ts'
import { followTransactions } from './follow-transactions.ts'
import { loadInMemory } from '../harness/flows.ts'
import type { Assembly, Person } from '../harness/person.ts'
import { createSiteClock } from './clock.ts'
import { worldInMemory, type MemoryWorld } from './memory.ts'

function actorMessages(actor: AnyActorRef): ReadonlyArray<string> {
  const snapshot = actor.getSnapshot()
  const { note } = snapshot.context as { readonly note?: string }
  return [...messages(snapshot), ...(note ? [note] : [])]
}

function listVisibleMessages({ site, getActiveFlow }: MemoryWorld) {
  const flow = getActiveFlow()
  const { toasts } = site.actors.toasts.getSnapshot().context
  return [
    ...[...(flow ? [flow] : []), site.actors.savedJobs, site.actors.ruleAlert].flatMap(actorMessages),
    ...toasts.flatMap(({ title, message }) => [title, message ?? '']),
  ]
}

const createNoticeCheck =
  (world: MemoryWorld): Person['isTold'] =>
  async (words) => {
    const told = listVisibleMessages(world)
    assert.ok(told.includes(words), `Expected to be told "${words}", was told: ${told.join(' | ') || 'nothing'}`)
  }

export async function assembleInMemory(): Promise<Assembly> {
  const loadedJourneys = await loadInMemory()
  const database = await openTestDatabase(`in_memory_${process.pid}_${threadId}`)
  const siteClock = createSiteClock()
  const files = openFilesFolder()
  const commonPasswords = await loadCommonPasswords('public', console)
  const { filesFolder } = files
  const made = createSiteService({ database, clock: siteClock.now, commonPasswords, filesFolder, hashCost: cheap })
  const { service, atRest } = followTransactions(made)
  const subscribe = subscribing(database, service, siteClock.now)
  const submitApplicationFor = applying(database, service)
  const { inspect, drainTransitions } = recordTransitions()
  let visitor = 0
  return {
    drainTransitions,
    ...createFirm({ database, service, clock: siteClock, atRest }),
    submitApplicationFor,
    listAccountApplications: createApplicationsReader(database, service),
    welcome: async (name) => {
      siteClock.reset()
      visitor += 1
      const { JobPostingHeader: jobs } = await service.rows(['JobPostingHeader'])
      const world = worldInMemory({
        service,
        siteClock,
        jobCount: jobs.length,
        visitor,
        subscribe,
        submitApplicationFor,
        inspect,
      })
      const person = { ...loadedJourneys(world), name, isTold: createNoticeCheck(world) }
      return { person, leave: async () => world.close() }
    },
    close: async () => {
      await atRest()
      await database.close()
      files.remove()
    },
  }
}
