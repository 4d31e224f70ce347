import { entityNames } from '#contract/entity-names.ts'
import { cacheJobIndexes } from '#domain/jobs/open-board.ts'
import { createTokens } from '../accounts/tokens.ts'
import { createTickets } from '../attachments/tickets.ts'
import { createMailTemplates } from '../job-alerts/mail-templates.ts'
import { createCaptcha } from '../captcha/captcha.ts'
import type { Database } from '../database/open-database.ts'
import { createAttempts } from '../limits/attempts.ts'
import { createOperations, createPersonalReads } from '../site-operations.ts'
import type { Operations } from '../transaction/operations.ts'
import type { FuzzDictionary } from './fuzz-requests.testing.ts'

export function createApiCatalog(database: Database, extraOperations: Operations = {}) {
  const attempts = createAttempts(database)
  const parts = {
    tokens: createTokens([new Uint8Array(48)]),
    tickets: createTickets([new Uint8Array(48)]),
    attempts,
    captcha: createCaptcha({ db: database.db, attempts }, () => new Date(0)),
    openBoard: cacheJobIndexes(),
    templates: createMailTemplates({ firmName: 'A firm', origin: () => 'http://localhost' }),
  }
  const options = { database, operations: extraOperations, hasSsnQuestion: true }
  return {
    operations: createOperations(parts, options),
    ownReads: createPersonalReads(options),
    hidden: new Set<string>(),
  }
}

export function listApiNames(
  database: Database,
  extraOperations: Operations = {},
): Pick<FuzzDictionary, 'operations' | 'entities'> {
  const { operations, ownReads } = createApiCatalog(database, extraOperations)
  return { operations: Object.keys(operations), entities: [...entityNames, ...Object.keys(ownReads)] }
}
