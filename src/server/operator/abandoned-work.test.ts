import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../database/open-database.ts'
import { queueMail } from '../mail/outbox.ts'
import { runQueueCommand } from './mail-commands.ts'
import { openOperator } from './open-operator.testing.ts'

const operator = openOperator()
const [config, other] = [operator.createConfig('made'), operator.createConfig('other')]
const path = join(operator.root, 'one.tar')
const [anHour, now] = [60 * 60_000, new Date()]
const fromNow = (hours: number) => new Date(now.getTime() + hours * anHour)
afterAll(() => operator.close())

async function makeWaiting() {
  const { db, close } = await openDatabase({ dataDir: config.dataDir })
  const mail = { to: 'ada@engine.example', replyTo: null, text: 'The text', class: 'confirmed', address: null } as const
  await queueMail(db, { ...mail, subject: 'given up' }, now)
  await db
    .updateTable('mail_outbox')
    .set({ gave_up_at: fromNow(-5).toISOString(), last_error: 'refused' })
    .execute()
  await queueMail(db, { ...mail, subject: 'late', lifetime: anHour }, fromNow(-2))
  await queueMail(db, { ...mail, subject: 'secret', lifetime: anHour }, now)
  await queueMail(db, { ...mail, subject: 'waiting' }, now)
  const at = now.toISOString()
  await db.insertInto('webhook_outbox').values({ id: 'w', body: '{}', created_at: at, due_at: at }).execute()
  const due = { operator: 'ada@desk', request: '{}', summary: 'Adds 1.', content_version: 1 }
  await db
    .insertInto('content_due')
    .values([-1, 1].map((hours) => ({ ...due, due_at: fromNow(hours).toISOString() })))
    .execute()
  await close()
}

async function readWaiting() {
  const { db, close } = await openDatabase({ dataDir: other.dataDir })
  const columns = ['subject', 'body', 'gave_up_at', 'last_error'] as const
  const mails = await db.selectFrom('mail_outbox').select(columns).orderBy('subject').execute()
  const webhooks = await db.selectFrom('webhook_outbox').select(['gave_up_at', 'last_error']).execute()
  const imports = await db.selectFrom('content_due').select(['failed_at', 'failure']).orderBy('due_at').execute()
  await close()
  return {
    mails: mails.map(({ gave_up_at, ...row }) => [...Object.values(row), gave_up_at !== null]),
    webhooks: webhooks.map(({ gave_up_at, last_error }) => [last_error, gave_up_at !== null]),
    imports: imports.map(({ failed_at, failure }) => [failure, failed_at !== null]),
  }
}

test('a restored site sends nothing that may have been sent, says how much that is, and can be told to send it', async () => {
  await makeWaiting()
  await operator.run(config, 'backup', path)
  const why = 'Restored from a backup: may have been sent already.'
  expect((await operator.run(other, 'restore', path)).slice(3)).toEqual([
    'Mails that were waiting: 2. They may have been sent after the backup was made, so the site does not send them; npm run mail -- list shows them, npm run mail -- retry --all sends them all the same.',
    'Webhooks that were waiting: 1. They may have been sent after the backup was made, so the site does not send them; npm run webhooks -- list shows them, npm run webhooks -- retry --all sends them all the same.',
    'Scheduled imports whose moment has passed: 1. They may have been done after the backup was made, so the site does not do them; npm run content -- due shows them.',
    expect.stringMatching(
      /^Anyone who was deleted after 20\S+Z, by herself or by an operator, is back: delete her again\. npm run acts on the former database lists the deletions of operators alone, and without names\.$/,
    ),
  ])
  expect(await readWaiting()).toEqual({
    mails: [
      ['given up', 'The text', 'refused', true],
      ['late', 'The text', null, false],
      ['secret', 'The text', why, true],
      ['waiting', 'The text', why, true],
    ],
    webhooks: [[why, true]],
    imports: [
      ['Restored from a backup: may have been imported already.', true],
      [null, false],
    ],
  })
  for (const queue of ['mail', 'webhooks'] as const)
    expect(await runQueueCommand(queue)(other, ['retry', '--all'], () => undefined)).toBe(0)
  const { mails, webhooks } = await readWaiting()
  expect([mails, webhooks].map((rows) => rows.map((row) => row.at(-1)))).toEqual([
    [false, false, false, false],
    [false],
  ])
})
