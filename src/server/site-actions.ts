import { contentActions, createContentHandler } from './content/content-handler.ts'
import { actActions, createActRecorder } from './control/acts.ts'
import type { Database } from './database/open-database.ts'
import { createFirmHandler, firmActions } from './firm/firm-handler.ts'
import type { WriteLine } from './log/security-log.ts'
import { accountActions, createAccountHandler } from './operator/account-handler.ts'
import { createKeyHandler, keyActions } from './operator/key-handler.ts'
import { adoptActions, createAdoptHandler } from './operator/adopt.ts'
import { dataActions } from './operator/data-actions.ts'
import { headIn } from './operator/operator-parts.ts'
import { createPersonHandler, personActions } from './operator/person-handler.ts'
import { createQueueHandler, queueActions } from './operator/queue-handler.ts'
import type { Config } from './settings/config.ts'

export type ActionParts = {
  readonly config: Config
  readonly clock: () => Date
  readonly origin: () => string
  readonly write: WriteLine
}

export function siteActions(database: Database, { config, clock, origin, write }: ActionParts) {
  const { db } = database
  const record = createActRecorder({ clock, write })
  const { isEqualOpportunityByPerson } = config.settings
  const parts = { ...headIn(config), origin, db, clock, record }
  return {
    ...actActions(db),
    ...dataActions({ db, dataDir: config.dataDir, clock, reserve: config.filesReserve ?? 'usual' }),
    ...adoptActions(createAdoptHandler({ db, dataDir: config.dataDir, clock })),
    ...contentActions(createContentHandler(database, { clock, recordAct: record })),
    ...firmActions(createFirmHandler({ ...parts, isEqualOpportunityByPerson })),
    ...personActions(createPersonHandler(parts)),
    ...queueActions(createQueueHandler(parts)),
    ...accountActions(createAccountHandler(parts)),
    ...keyActions(createKeyHandler(db)),
  }
}
