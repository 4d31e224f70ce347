import { afterAll, beforeAll, expect, test } from 'vitest'
import { entityNames } from '#contract/entity-names.ts'
import { subscriptionEntity } from '#contract/job-alerts.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { noCriteria } from '#domain/jobs/job-criteria.ts'
import { hashPassword } from '../accounts/passwords.ts'
import { createApiCatalog } from '../fuzz/api-catalog.testing.ts'
import { createCallTrials, goodCalls } from '../authorization/calls.testing.ts'
import { getCallBounds, getReadBounds } from './argument-bounds.ts'
import { actualCost, hashOperationCost } from './cost.ts'
import { openFullAccount } from './full-account.testing.ts'

let world: Awaited<ReturnType<typeof openFullAccount>>

beforeAll(async () => {
  world = await openFullAccount()
})
afterAll(() => world.close())

/** Loose: a batch's overhead is charged to its first operation, and machines differ. */
const most = 5

const least = (values: ReadonlyArray<number>) => Math.min(...values)

async function measureTime(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function measureUnit(): Promise<number> {
  const hashes: number[] = []
  for (let tried = 0; tried < 5; tried += 1) hashes.push(await measureTime(() => hashPassword('gulls over the quay')))
  return least(hashes) / hashOperationCost
}

let network = 0

async function runBatch(...batch: ReadonlyArray<Operation>) {
  network += 1
  for (const table of ['attempt_count', 'captcha_used'] as const) await world.database.db.deleteFrom(table).execute()
  const sender = { token: world.lived.token, address: `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}` }
  let payload = 0
  let message = ''
  const time = await measureTime(async () => {
    const { reply } = await world.service.transact({ Operations: batch }, sender)
    payload = Buffer.byteLength(reply.Payload)
    message = reply.Msg
  })
  return { time, payload, message }
}

type ChargeTrial = { readonly name: string; readonly batch: ReadonlyArray<Operation>; readonly isGood: boolean }

const undo = call('Undo')

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const pairs = letters.flatMap((first) => letters.map((second) => first + second)).join(' ')

const fill = (bytes: number) => pairs.repeat(Math.ceil(bytes / pairs.length)).slice(0, Math.max(0, bytes))

function largestCalls(): Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>> {
  const { draft } = world.lived.applied
  const nearby = { page: 0, pageSize: 500 }
  const search = { ...noCriteria, keyword: pairs, pageSize: 500, cities: Array(700).fill('Dayton, Ohio') }
  const jobs = Array.from({ length: 500 }, (_, at) => ({ id: `${'i'.repeat(90)}${at}`, savedOn: '2026-01-01' }))
  return {
    SearchJobs: [
      [JSON.stringify({ search, savedIds: Array(900).fill('1'), nearby })],
      [JSON.stringify({ search: `search=${pairs.replaceAll(' ', '+')}&pagesize=500`, savedIds: [], nearby })],
    ],
    PickJobs: [
      [JSON.stringify({ for: 'words', words: pairs })],
      [JSON.stringify({ for: 'ids', ids: Array.from({ length: 1000 }, (_, at) => `${at}`) })],
    ],
    MergeSavedJobs: [[JSON.stringify(jobs)]],
    SaveApplicationPart: [[draft, 'employment', 'entry-1', '1', JSON.stringify({ Duties: fill(16_300) })]],
    CompleteApplicationSection: [[draft, 'employment']],
    ForgetSavedJobs: [[]],
    EndJobAlert: [[world.lived.subscription]],
    StartJobAlert: [['5'], ['generic', fill(999)]],
    MoveJobAlerts: [[]],
  }
}

const stuffed = (args: ReadonlyArray<string>, bytes: number) =>
  [...new Set([0, args.length - 1])]
    .filter((at) => at in args)
    .map((at) => args.with(at, fill(bytes - Buffer.byteLength(args.join('')) + Buffer.byteLength(args[at] ?? ''))))

const withUndo = (name: string, isAlone: boolean, args: ReadonlyArray<string>) =>
  isAlone ? [call(name, ...args)] : [call(name, ...args), undo]

function triedCalls(): ReadonlyArray<ChargeTrial> {
  const { person, lived, undoLink } = world
  const good: Readonly<Record<string, ReadonlyArray<ReadonlyArray<string>>>> = goodCalls(
    { person, lived, undoLink },
    world.getProof,
  )
  const larger = largestCalls()
  return Object.entries(createApiCatalog(world.database).operations).flatMap(([name, operation]) => {
    const { isAlone = false } = operation
    const guessed = createCallTrials(
      name,
      { good: undefined, own: [person.email, person.password] },
      lived.applied.draft,
    )
    const known = good[name] ?? [[], ...guessed.map(({ operation: { Params } }) => Params.slice(1))]
    const bytes = getCallBounds(operation).bytes
    const made = (all: ReadonlyArray<ReadonlyArray<string>>, isGood: boolean) =>
      all.map((args) => ({ name, isGood, batch: withUndo(name, isAlone, args) }))
    return [
      ...made(known, good[name] !== undefined),
      ...made(larger[name] ?? [], true),
      ...made(
        known.slice(0, 1).flatMap((args) => stuffed(args, bytes)),
        false,
      ),
    ]
  })
}

function triedReads(): ReadonlyArray<ChargeTrial> {
  const ids = (count: number) => Array.from({ length: count }, (_, at) => `${'n'.repeat(100)}${at}`)
  const own = Object.entries(createApiCatalog(world.database).ownReads).flatMap(([name, asked]) => {
    const { ids: count } = getReadBounds(asked)
    const hers = name === subscriptionEntity ? [world.lived.subscriptionId] : world.largeIds.slice(0, count)
    return [[], ids(count), hers].map((some) => ({ name, isGood: false, batch: [read(name, some)] }))
  })
  const content = [
    ...entityNames.map((name) => read(name)),
    read('JobPostingHeader', ids(getReadBounds(undefined).ids)),
  ]
  return [...own, ...content.map((operation) => ({ name: operation.PrefetchPath, isGood: false, batch: [operation] }))]
}

async function compare({ name, batch, isGood }: ChargeTrial, unit: number, tries = 1) {
  const operations = batch.filter((operation) => operation !== undo)
  const cost = await world.service.computeCost({ Operations: operations }).catch(() => ({ operations: 1, forBytes: 0 }))
  const asked = []
  const spares = []
  for (let tried = 0; tried < tries; tried += 1) {
    spares.push((await runBatch(undo)).time)
    asked.push(await runBatch(...batch))
  }
  const charge = actualCost(cost, asked[0]?.payload ?? 0)
  const used = Math.max(0, least(asked.map(({ time }) => time)) - least(spares)) / unit
  const isDone = !isGood || !batch.includes(undo) || asked.every(({ message }) => message === 'undone')
  return { name, charge, used, ratio: used / charge, isDone }
}

type Row = Awaited<ReturnType<typeof compare>>

const inWords = ({ name, charge, used, ratio }: Row) =>
  `${name}: charged ${charge}, used ${used.toFixed(1)} operations, ${ratio.toFixed(2)} times as much`

async function measure(tried: ReadonlyArray<ChargeTrial>): Promise<ReadonlyArray<Row>> {
  const unit = await measureUnit()
  const rows: Row[] = []
  for (const one of tried) {
    const first = await compare(one, unit)
    rows.push(first.ratio > most / 2 ? await compare(one, unit, 7) : first)
  }
  const dearest = rows.toSorted((one, other) => other.ratio - one.ratio).slice(0, 5)
  process.stdout.write(`An operation is ${unit.toFixed(2)} ms here.\n${dearest.map(inWords).join('\n')}\n`)
  return rows
}

test.each([
  ['operation', triedCalls],
  ['read', triedReads],
])(
  '[C7.2-18] no %s, with as much as it takes, uses much more of the processor than it is charged',
  async (_, tried) => {
    const rows = await measure(tried())
    expect(rows.filter(({ ratio }) => ratio > most).map(inWords)).toEqual([])
    // What is tried as good is done to its end, and undone.
    expect(rows.filter(({ isDone }) => !isDone).map(({ name }) => name)).toEqual([])
  },
)
