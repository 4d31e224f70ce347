import { sql, type Kysely, type Selectable } from 'kysely'
import { pluralize } from '#domain/text/pluralize.ts'
import { overSocket } from '../control/control-socket.ts'
import type { HandlerFactories } from '../control/reach-site.ts'
import type { MailTable, QueueColumns } from '../database/queue-tables.ts'
import type { Tables } from '../database/tables.ts'
import { mailClasses } from '../mail/outbox.ts'
import { partsOver, type OperatorHead, type OperatorParts } from './operator-parts.ts'

export const queues = {
  mail: { table: 'mail_outbox', one: 'mail', many: 'mails' },
  webhooks: { table: 'webhook_outbox', one: 'webhook', many: 'webhooks' },
} as const

export type QueueName = keyof typeof queues

export type QueuedItem = {
  readonly id: string
  readonly class: string
  readonly created: string
  readonly due: string
  readonly attempts: number
  readonly lastError: string | null
  readonly isAbandoned: string | null
  readonly mail: { readonly to: string; readonly replyAddress: string | null; readonly subject: string } | null
  readonly text: string | null
  /** False also for a given-up mail with a secret, because its text was erased. */
  readonly canRetry: boolean
}

export type QueueListing = {
  readonly waiting: number
  readonly abandoned: number
  readonly items: ReadonlyArray<QueuedItem>
}

type QueueRequest = { readonly queue: QueueName }
type QueueItemRequest = QueueRequest & { readonly id: string }

export type RetryResult = { readonly retried: number; readonly emptied: number }

export type QueueHandler = {
  list(asked: QueueRequest): Promise<QueueListing>
  find(asked: QueueItemRequest): Promise<{ readonly item: QueuedItem | null }>
  retry(asked: QueueRequest & { readonly id: string | null; readonly operator: string }): Promise<RetryResult>
  drop(asked: QueueItemRequest & { readonly operator: string }): Promise<{ readonly isDropped: boolean }>
}

const maxListed = 200

type MailRow = Selectable<MailTable>
type Row = Selectable<QueueColumns> & { readonly body: string } & Partial<MailRow>

const isForReader = ({ expires_at = null, subscriber_id = null }: Row) => expires_at !== null || subscriber_id !== null

function toQueuedItem(queue: QueueName, row: Row): QueuedItem {
  const { recipient, reply_to: replyAddress = null, subject = '' } = row
  return {
    id: row.id,
    class: queue === 'mail' ? (mailClasses[row.class] ?? `${row.class}`) : `${row.class}`,
    created: row.created_at.toISOString(),
    due: row.due_at.toISOString(),
    attempts: row.attempts,
    lastError: row.last_error,
    isAbandoned: row.gave_up_at?.toISOString() ?? null,
    mail: recipient === undefined ? null : { to: recipient, replyAddress, subject },
    text: isForReader(row) || row.body === '' ? null : row.body,
    canRetry: row.gave_up_at !== null && row.body !== '',
  }
}

const queueTable = (queue: QueueName) => queues[queue].table as 'webhook_outbox'

async function list(db: Kysely<Tables>, queue: QueueName): Promise<QueueListing> {
  const table = queueTable(queue)
  const rows = await db
    .selectFrom(table)
    .selectAll()
    .orderBy(sql`gave_up_at is null`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxListed)
    .execute()
  const { all, abandoned } = await db
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number | string>().as('all'),
      fn.count<number | string>('gave_up_at').as('abandoned'),
    ])
    .executeTakeFirstOrThrow()
  const items = rows.map((row) => toQueuedItem(queue, row))
  return { waiting: Number(all) - Number(abandoned), abandoned: Number(abandoned), items }
}

const updateAbandonedRows = (db: Kysely<Tables>, queue: QueueName, id: string | null) =>
  db
    .updateTable(queueTable(queue))
    .where('gave_up_at', 'is not', null)
    .where('body', '<>', '')
    .$if(id !== null, (query) => query.where('id', '=', id))

async function countEmptied(db: Kysely<Tables>, queue: QueueName, id: string | null): Promise<number> {
  const emptied = db
    .selectFrom(queueTable(queue))
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('gave_up_at', 'is not', null)
    .where('body', '=', '')
    .$if(id !== null, (query) => query.where('id', '=', id))
  return Number((await emptied.executeTakeFirstOrThrow()).count)
}

const inWords = (queue: QueueName, count: number) => pluralize(count, queues[queue].one)

export function createQueueHandler({ db, clock, record }: OperatorParts): QueueHandler {
  return {
    list: ({ queue }) => list(db, queue),
    find: async ({ queue, id }) => {
      const row = await db.selectFrom(queueTable(queue)).selectAll().where('id', '=', id).executeTakeFirst()
      return { item: row ? toQueuedItem(queue, row) : null }
    },
    retry: ({ queue, id, operator }) =>
      db.transaction().execute(async (inside) => {
        const due_at = clock().toISOString()
        const rows = updateAbandonedRows(inside, queue, id)
          .set({ gave_up_at: null, attempts: 0, due_at })
          .returning('id')
        const retried = (await rows.execute()).length
        const summary = `${inWords(queue, retried)} that had been given up put back to be sent.`
        if (retried > 0) await record(inside, { operator, command: `${queue} retry`, summary })
        return { retried, emptied: await countEmptied(inside, queue, id) }
      }),
    drop: ({ queue, id, operator }) =>
      db.transaction().execute(async (inside) => {
        const row = await inside.deleteFrom(queueTable(queue)).where('id', '=', id).returning('id').executeTakeFirst()
        const summary = `${inWords(queue, 1)} dropped unsent: ${id}.`
        if (row) await record(inside, { operator, command: `${queue} drop`, summary })
        return { isDropped: row !== undefined }
      }),
  }
}

export const queueSocket = overSocket<QueueHandler>('queue', { list: true, find: true, retry: true, drop: true })

export const queueHandlerFactories = (head: OperatorHead): HandlerFactories<QueueHandler> => ({
  own: ({ db }) => createQueueHandler(partsOver(head, db)),
  remote: queueSocket.remote,
})
