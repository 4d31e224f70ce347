import { Given, Then, When, type DataTable } from '@cucumber/cucumber'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import { transactionMachine } from '#machines/transaction.machine.ts'
import assert from 'node:assert/strict'
import type { AnswerName } from '../worlds/answers.ts'
import { defineStates } from '../harness/described-states.ts'
import type { Verdict } from '../worlds/connection.ts'
import type { TransactionJourney } from './journey.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'
import type { SiteWorld } from '../harness/world.ts'

defineStates('transactionState', transactionMachine)

const replies = new WeakMap<SiteWorld, TransactionReply>()

const replyTo = (world: SiteWorld) => {
  const reply = replies.get(world)
  if (!reply) throw new Error('No transaction was sent.')
  return reply
}

async function send(world: SiteWorld, operations: ReadonlyArray<Partial<Operation>>) {
  const { transaction } = await world.people.anyone()
  replies.set(world, await transaction.send(operations))
}

async function settle(world: SiteWorld, output: Verdict) {
  await world.lastNamed.transaction.events['xstate.done.actor.post']({ output: { reply: output } })
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

Given(/^([A-Z]\w+) has sent a transaction$/, async function (this: SiteWorld, person: Person) {
  await person.transaction.start()
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
  await this.lastNamed.transaction.cut()
})

When('the connection is cut for a moment', async function (this: SiteWorld) {
  await this.lastNamed.transaction.events['xstate.error.actor.post']()
})

When('{string} comes back', async function (this: SiteWorld, name: AnswerName) {
  await this.lastNamed.transaction.answerWith(name)
})

When('the transaction is tried again', async function (this: SiteWorld) {
  await this.lastNamed.transaction.events['xstate.after.pause.transaction.waiting']()
})

When('180 seconds pass without a reply', async function (this: SiteWorld) {
  await this.lastNamed.transaction.events['xstate.after.timeout.transaction.sending']()
})

When(/^([A-Z]\w+) goes elsewhere$/, async function (this: SiteWorld, person: Person) {
  await person.transaction.events.abandoned({ type: 'abandoned' })
})

Then('the call has been sent {int} time(s)', async function (this: SiteWorld, times: number) {
  await sees(this.lastNamed.transaction.shows.calls, times)
})

Then('no call is under way any more', async function (this: SiteWorld) {
  await sees(this.lastNamed.transaction.shows.underWay, 0)
})

Then(/^([A-Z]\w+) is not told about a delay$/, async function (this: SiteWorld, person: Person) {
  await sees(person.transaction.shows.isDelayed, false)
})

Then('{transactionState}', async function (this: SiteWorld, state: keyof TransactionJourney['states']) {
  await this.lastNamed.transaction.states[state]()
})

Given("what fails for {person} is kept in the site's log", async function (this: SiteWorld, person: Person) {
  await person.transaction.watchLog()
})

Then("the site's log has {string}", async function (this: SiteWorld, message: string) {
  await sees(this.lastNamed.transaction.shows.logged, [message])
})
