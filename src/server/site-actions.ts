import { contentSocket, createContentHandler } from './content/content-handler.ts'
import { actSocket, createActHandler, createActRecorder } from './control/acts.ts'
import type { Database } from './database/open-database.ts'
import { createFirmHandler, firmSocket } from './firm/firm-handler.ts'
import type { WriteLine } from './log/security-log.ts'
import { accountSocket, createAccountHandler } from './operator/account-handler.ts'
import { createKeyHandler, keySocket } from './operator/key-handler.ts'
import { adoptSocket, createAdoptHandler } from './operator/adopt.ts'
import { dataActions } from './operator/data-actions.ts'
import { toOperatorHead } from './operator/operator-parts.ts'
import { createPersonHandler, personSocket } from './operator/person-handler.ts'
import { createQueueHandler, queueSocket } from './operator/queue-handler.ts'
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
  const parts = { ...toOperatorHead(config), origin, db, clock, record }
  return {
    ...actSocket.actions(createActHandler(db)),
    ...dataActions({ db, dataDir: config.dataDir, record, reserve: config.filesReserve ?? 'usual' }),
    ...adoptSocket.actions(createAdoptHandler({ db, dataDir: config.dataDir, record })),
    ...contentSocket.actions(createContentHandler(database, { clock, recordAct: record })),
    ...firmSocket.actions(createFirmHandler({ ...parts, isEqualOpportunityByPerson })),
    ...personSocket.actions(createPersonHandler(parts)),
    ...queueSocket.actions(createQueueHandler(parts)),
    ...accountSocket.actions(createAccountHandler(parts)),
    ...keySocket.actions(createKeyHandler(db)),
  }
}
