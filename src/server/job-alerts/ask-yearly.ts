import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { chunkSize } from './due-subscribers.ts'
import { mayGather } from './gather-lock.ts'
import type { MailTemplates, Subscriber } from './mail-templates.ts'
import { queueInTurns } from './queue-in-turns.ts'

type Parts = {
  readonly database: { readonly db: Kysely<Tables> }
  readonly templates: Pick<MailTemplates, 'yearly'>
  readonly clock: () => Date
}

const subtractYear = (hour: Date) => new Date(new Date(hour).setUTCFullYear(hour.getUTCFullYear() - 1))

const claimSubscribers = (db: Kysely<Tables>, hour: Date): Promise<Subscriber[]> =>
  db
    .updateTable('subscriber')
    .set({ asked_at: hour.toISOString() })
    .where('id', 'in', (query) =>
      query
        .selectFrom('subscriber')
        .select('id')
        .where('created_at', '<=', subtractYear(hour))
        .where('asked_at', 'is', null)
        .limit(chunkSize)
        .forNoKeyUpdate()
        .skipLocked(),
    )
    .returning(['id', 'EmailAddress'])
    .execute()

export async function queueYearlyReminders(
  { database: { db }, templates, clock }: Parts,
  hour: Date,
  signal: AbortSignal,
) {
  const remindBatch = () =>
    db.transaction().execute(async (transaction) => {
      if (!(await mayGather(transaction))) return 'busy'
      const subscribers = await claimSubscribers(transaction, hour)
      await queueInTurns(
        transaction,
        subscribers.map((subscriber) => templates.yearly(subscriber)),
        clock(),
      )
      return subscribers.length === 0 ? 'whole' : 'more'
    })
  for (;;) {
    const asked = signal.aborted ? 'busy' : await remindBatch()
    if (asked !== 'more') return asked === 'whole'
  }
}
