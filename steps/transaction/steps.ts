import type { DataTable } from '@cucumber/cucumber'
import { Given, Then, When, scenarioValue, world } from '../harness/cucumber.ts'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import { transactionMachine } from '#machines/transaction.machine.ts'
import assert from 'node:assert/strict'
import type { AnswerName } from '../worlds/answers.ts'
import { defineStates, reachesState } from '../harness/described-states.ts'
import type { ReplyFlags } from '../worlds/connection.ts'
import { sees } from '../harness/sees.ts'
import type { Person } from '../harness/person.ts'

defineStates('transactionState', transactionMachine)

const reply = scenarioValue<TransactionReply>('No transaction was sent.')

async function send(operations: ReadonlyArray<Partial<Operation>>) {
  const { transaction } = await world.people.anyone()
  reply.set(await transaction.send(operations))
}

async function resolvePost(output: ReplyFlags) {
  await world.lastNamed.transaction.events['xstate.done.actor.post']({ output: { reply: output } })
}

const getRows = (entity: string) => {
  const tables = JSON.parse(reply.get().Payload) as Record<string, ReadonlyArray<object>>
  return tables[entity] ?? []
}

When('a transaction without operations is sent', () => send([]))
When('a transaction asks for {string} and {string}', (first, second) =>
  send([{ PrefetchPath: first }, { PrefetchPath: second }]),
)
When('a transaction asks for {string}', (entity) => send([{ PrefetchPath: entity }]))
When('a transaction asks for {string} without {string}', (entity, field) =>
  send([{ PrefetchPath: entity, BlackList: [field] }]),
)

Then('it is refused with {string}', (message) =>
  assert.deepEqual([reply.get().Success, reply.get().Msg], [false, message]),
)
Then('nothing is given', () => assert.equal(reply.get().Payload, ''))
Then(/^it gives (\d+) rows? of "([^"]*)"$/, (count: string, entity: string) =>
  assert.equal(getRows(entity).length, Number(count)),
)

Given('the firm keeps these rows of {string}', async (kind, table: DataTable) => {
  const rows = table.hashes().map((row, index) => ({
    [`${kind}_ID`]: String(index + 1),
    Description: row['description'],
    IsActive: row['in use'] !== 'no',
    ...(kind !== 'JobPostingGroup' && { SortOrder: row['place'] ? Number(row['place']) : null }),
    ...(kind === 'JobPostingGroup' && { IsFeatured: false }),
  }))
  await world.site.publish({ [kind]: rows })
})

Then('it gives the rows of {string} in this order', (kind, table: DataTable) =>
  assert.deepEqual(
    getRows(kind).map((row) => (row as { readonly Description: string }).Description),
    table.raw().flat(),
  ),
)

Then('the rows of {string} lack {string}', (entity, field) => {
  const rows = getRows(entity)
  assert.deepEqual([rows.length > 0, rows.filter((row) => Object.hasOwn(row, field))], [true, []])
})

Given(/^([A-Z]\w+) has sent a transaction$/, ({ transaction }: Person) => transaction.start())
When('the server accepts it', () => resolvePost({ Success: true, brokenBusinessRule: false }))
When('the server refuses it', () => resolvePost({ Success: false, brokenBusinessRule: false }))
When('the server finds that it breaks a rule', () => resolvePost({ Success: false, brokenBusinessRule: true }))
When('the connection is cut', () => world.lastNamed.transaction.cut())
When('the connection is cut for a moment', () => world.lastNamed.transaction.events['xstate.error.actor.post']())
When('{string} comes back', (name: AnswerName) => world.lastNamed.transaction.sendAnswer(name))
When('the transaction is tried again', () =>
  world.lastNamed.transaction.events['xstate.after.pause.transaction.waiting'](),
)
When('180 seconds pass without a reply', () =>
  world.lastNamed.transaction.events['xstate.after.timeout.transaction.sending'](),
)
When(/^([A-Z]\w+) goes elsewhere$/, ({ transaction }: Person) => transaction.events.abandoned({ type: 'abandoned' }))

Then('the call has been sent {int} time(s)', (times) => sees(world.lastNamed.transaction.shows.calls, times))
Then('no call is under way any more', () => sees(world.lastNamed.transaction.shows.inFlight, 0))
Then(/^([A-Z]\w+) is not told about a delay$/, ({ transaction }: Person) => sees(transaction.shows.isDelayed, false))
Then('{transactionState}', reachesState('transaction'))

Given("what fails for {person} is kept in the site's log", ({ transaction }) => transaction.watchLog())

Then("the site's log has {string}", (message) => sees(world.lastNamed.transaction.shows.logged, [message]))
