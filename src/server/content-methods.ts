import { setTimeout } from 'node:timers/promises'
import type { Rows } from '#contract/entities.ts'
import type { EntityName } from '#contract/entity-names.ts'
import { cacheJobIndexes, type Boards } from '#domain/jobs/open-board.ts'
import { createContentCache, type Content } from './content/content-cache.ts'
import type { Database } from './database/open-database.ts'
import type { SiteService } from './service/site-service.ts'
import type { SiteServiceOptions } from './site-service-options.ts'

const pickRows = <Name extends EntityName>({ rows }: Content, names: ReadonlyArray<Name>) =>
  Object.fromEntries(names.map((name) => [name, rows[name]])) as Pick<Rows, Name>

/** In milliseconds. Shorter than a browser waits for the rows of its page. */
const longestRenewal = 5_000

const renewContent = ({ contentVersion }: Database): Promise<void> =>
  Promise.race([contentVersion.look(), setTimeout(longestRenewal, undefined, { ref: false })])

type ContentMethods =
  | 'rows'
  | 'contentVersion'
  | 'knownContentVersion'
  | 'renewContent'
  | 'contentChanged'
  | 'firstPublished'

export const createContentMethods = (
  database: Database,
  content: () => Promise<Content>,
): Pick<SiteService, ContentMethods> => ({
  rows: async (names) => pickRows(await content(), names),
  contentVersion: async () => (await content()).version,
  knownContentVersion: () => database.contentVersion.known(),
  renewContent: () => renewContent(database),
  contentChanged: async () => (await content()).changed,
  firstPublished: async (id) => (await content()).firstPublished.get(id),
})

export function createContentParts({ database, ...firm }: SiteServiceOptions) {
  const boards: Boards = new WeakMap()
  return { content: createContentCache(database, { ...firm, boards }), openBoard: cacheJobIndexes(boards) }
}
