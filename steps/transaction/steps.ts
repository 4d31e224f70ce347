import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import { transactionMachine } from '#machines/transaction.machine.ts'
import assert from 'node:assert/strict'
import type { AnswerName } from '../worlds/answers.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Verdict } from '../worlds/connection.ts'
import type { TransactionJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('transactionState', transactionMachine)

const replies = new WeakMap<SiteWorld, TransactionReply>()

const transactionOf = async (world: SiteWorld): Promise<TransactionJourney> => (await world.person('Ada')).transaction

const replyTo = (world: SiteWorld) => {
  const reply = replies.get(world)
  if (!reply) throw new Error('No transaction was sent.')
  return reply
}

async function send(world: SiteWorld, operations: ReadonlyArray<Partial<Operation>>) {
  replies.set(world, await (await transactionOf(world)).send(operations))
}

async function settle(world: SiteWorld, output: Verdict) {
  await (await transactionOf(world)).events['xstate.done.actor.post']({ output: { reply: output } })
}

const rowsIn = (world: SiteWorld, entity: string) => {
  const tables = JSON.parse(replyTo(world).Payload) as Record<string, ReadonlyArray<object>>
  return tables[entity] ?? []
}

When('a transaction without operations is sent', function (this: SiteWorld) {
  return send(this, [])
})

When('a transaction asks for {string} and {string}', function (this: SiteWorld, first: string, second: string) {
  return send(this, [{ PrefetchPath: first }, { PrefetchPath: second }])
})

When('a transaction asks for {string}', function (this: SiteWorld, entity: string) {
  return send(this, [{ PrefetchPath: entity }])
})

When('a transaction asks for {string} without {string}', function (this: SiteWorld, entity: string, field: string) {
  return send(this, [{ PrefetchPath: entity, BlackList: [field] }])
})

Then('it is refused with {string}', function (this: SiteWorld, message: string) {
  assert.deepEqual([replyTo(this).Success, replyTo(this).Msg], [false, message])
})

Then('nothing is given', function (this: SiteWorld) {
  assert.equal(replyTo(this).Payload, '')
})

Then(/^it gives (\d+) rows? of "([^"]*)"$/, function (this: SiteWorld, count: string, entity: string) {
  assert.equal(rowsIn(this, entity).length, Number(count))
})

Given('the firm keeps these rows of {string}', async function (this: SiteWorld, kind: string, table: DataTable) {
  const rows = table.hashes().map((row, index) => ({
    [`${kind}_ID`]: String(index + 1),
    Description: row['description'],
    IsActive: row['in use'] !== 'no',
    ...(kind !== 'JobPostingGroup' && { SortOrder: row['place'] ? Number(row['place']) : null }),
    ...(kind === 'JobPostingGroup' && { IsFeatured: false }),
  }))
  await this.site.publish({ [kind]: rows })
})

Then('it gives the rows of {string} in this order', function (this: SiteWorld, kind: string, table: DataTable) {
  const given = rowsIn(this, kind).map((row) => (row as { readonly Description: string }).Description)
  assert.deepEqual(given, table.raw().flat())
})

Then('the rows of {string} lack {string}', function (this: SiteWorld, entity: string, field: string) {
  const rows = rowsIn(this, entity)
  assert.deepEqual([rows.length > 0, rows.filter((row) => Object.hasOwn(row, field))], [true, []])
})

Given(/^\w+ has sent a transaction$/, async function (this: SiteWorld) {
  await (await transactionOf(this)).start()
})

When('the server accepts it', function (this: SiteWorld) {
  return settle(this, { Success: true, brokenBusinessRule: false })
})

When('the server refuses it', function (this: SiteWorld) {
  return settle(this, { Success: false, brokenBusinessRule: false })
})

When('the server finds that it breaks a rule', function (this: SiteWorld) {
  return settle(this, { Success: false, brokenBusinessRule: true })
})

When('the connection is cut', async function (this: SiteWorld) {
  await (await transactionOf(this)).cut()
})

When('the connection is cut for a moment', async function (this: SiteWorld) {
  await (await transactionOf(this)).events['xstate.error.actor.post']()
})

When('{string} comes back', async function (this: SiteWorld, name: AnswerName) {
  await (await transactionOf(this)).answerWith(name)
})

When('the transaction is tried again', async function (this: SiteWorld) {
  await (await transactionOf(this)).events['xstate.after.pause.transaction.waiting']()
})

When('180 seconds pass without a reply', async function (this: SiteWorld) {
  await (await transactionOf(this)).events['xstate.after.timeout.transaction.sending']()
})

When(/^\w+ goes elsewhere$/, async function (this: SiteWorld) {
  await (await transactionOf(this)).events.abandoned({ type: 'abandoned' })
})

Then('the call has been sent {int} time(s)', async function (this: SiteWorld, times: number) {
  await sees((await transactionOf(this)).shows.calls, times)
})

Then('no call is under way any more', async function (this: SiteWorld) {
  await sees((await transactionOf(this)).shows.underWay, 0)
})

Then(/^\w+ is not told about a delay$/, async function (this: SiteWorld) {
  await sees((await transactionOf(this)).shows.isDelayed, false)
})

Then('{transactionState}', async function (this: SiteWorld, state: keyof TransactionJourney['states']) {
  await (await transactionOf(this)).states[state]()
})

Given("the site's log is kept", async function (this: SiteWorld) {
  await (await transactionOf(this)).watchLog()
})

Then("the site's log has {string}", async function (this: SiteWorld, message: string) {
  await sees((await transactionOf(this)).shows.logged, [message])
})
