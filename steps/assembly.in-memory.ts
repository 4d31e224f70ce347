import { createSiteService, siteApi } from '#server/site-service.ts'
import { importContent } from '#server/content/import-content.ts'
import { openDatabase } from '#server/database/open-database.ts'
import { wordsOf } from '#machines/meta.ts'
import assert from 'node:assert/strict'
import type { AnyActorRef } from 'xstate'
import { connectInMemory } from './connection.in-memory.ts'
import { jobPageInMemory } from './job-page.in-memory.ts'
import { jobSearchInMemory } from './job-search.in-memory.ts'
import type { MemoryVisit } from './memory-visit.ts'
import { noContent } from './no-content.ts'
import type { Assembly } from './person.ts'
import { referenceListInMemory } from './reference-list.in-memory.ts'
import { transactionInMemory } from './transaction.in-memory.ts'

const wordsTo = (actor: AnyActorRef): ReadonlyArray<string> => {
  const snapshot = actor.getSnapshot()
  const message: unknown = snapshot.context?.outcome?.message
  return [...wordsOf(snapshot), ...(typeof message === 'string' ? [message] : [])]
}

/** The machines over the real service on a database in memory: no browser, no server, no screen. */
export async function assembleInMemory(): Promise<Assembly> {
  const database = await openDatabase()
  const service = createSiteService({ database })
  return {
    publish: async (content) => {
      await importContent(database, { ...noContent, ...content }, { prune: true })
    },
    welcome: async () => {
      const actors: AnyActorRef[] = []
      const visit: MemoryVisit = {
        ...connectInMemory(siteApi(service)),
        enter: (actor) => {
          actors.unshift(actor)
        },
      }
      const person = {
        jobSearch: jobSearchInMemory(visit),
        jobPage: jobPageInMemory(visit),
        referenceList: referenceListInMemory(visit),
        transaction: transactionInMemory(visit),
        isTold: async (words: string) => {
          const told = actors[0] ? wordsTo(actors[0]) : []
          assert.ok(told.includes(words), `Expected to be told "${words}", was told: ${told.join(' | ') || 'nothing'}`)
        },
      }
      return { person, leave: async () => actors.forEach((actor) => actor.stop()) }
    },
    close: () => database.close(),
  }
}
