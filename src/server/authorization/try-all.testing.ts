import type { Operation } from '#contract/transaction.ts'
import { listApiNames } from '../fuzz/api-catalog.testing.ts'
import { createPersonalReads } from '../site-operations.ts'
import type { Operations } from '../transaction/operations.ts'
import { createCallTrials, goodCalls, createReadTrials, type Trial } from './calls.testing.ts'
import type { openAuthorizationFixture, PersonalValue } from './open-authorization-fixture.testing.ts'
import type { Change, Row } from './watch-rows.testing.ts'

type AuthorizationFixture = Awaited<ReturnType<typeof openAuthorizationFixture>>

export type Finding = string

const longestSent = 400

function isOwned(table: string, row: Row, { ada: { owning, texts } }: AuthorizationFixture): boolean {
  return Object.entries(row).some(
    ([column, text]) => owning.has(`${table}.${column}`) && texts.some((value) => value.text === text),
  )
}

function lasting(changes: ReadonlyArray<Change>): ReadonlyArray<Change> {
  const ended = new Set(changes.filter(({ now }) => now === null).map(({ table, was }) => table + JSON.stringify(was)))
  const passing = new Set(
    changes.filter(({ was }) => was === null).map(({ table, now }) => table + JSON.stringify(now)),
  ).intersection(ended)
  return changes.filter(({ table, was, now }) => !passing.has(table + JSON.stringify(was ?? now)))
}

const describeChange = (change: Change, strangers: AuthorizationFixture): ReadonlyArray<string> => {
  const { table, was, now } = change
  const isHers = (row: Row | null) => row !== null && isOwned(table, row, strangers)
  const isKnown = was !== null && strangers.ada.rows.has(`${table} ${JSON.stringify(was)}`)
  if (!isKnown && !isHers(was) && !isHers(now)) return []
  if (now === null) return [`ends ${table}`]
  return [was === null ? `adds ${table}` : `changes ${table}`]
}

const leaks = (answer: string, sent: string, { ada: { texts } }: AuthorizationFixture) =>
  texts.filter(({ text }) => answer.includes(text) && !sent.includes(text)).map(({ name }) => `tells ${name}`)

const sentText = ({ Params }: Operation) => [...Params, ...Params.map((text) => text.replaceAll('\\', ''))].join('\n')

let network = 0

async function runTrial(
  strangers: AuthorizationFixture,
  { operation }: Pick<Trial, 'operation'>,
  token: string | null,
) {
  network += 1
  const address = `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`
  const { status, reply } = await strangers.service.transact({ Operations: [operation] }, { token, address })
  const changes = await strangers.look()
  const told = leaks(`${reply.Msg}\n${reply.Payload}`, sentText(operation), strangers)
  return {
    status,
    found: [...lasting(changes).flatMap((change) => describeChange(change, strangers)), ...told],
    changes,
  }
}

const dear = ['SignIn', 'CreateAccount']

export const senders = ['Ben', 'somebody who is signed out'] as const
type Sender = (typeof senders)[number]

type TrialOptions = {
  readonly senders?: ReadonlyArray<Sender>
  readonly operations?: Operations
  readonly always?: ReadonlyArray<string>
  readonly draw?: (sent: ReadonlyArray<Sent>) => ReadonlyArray<Sent>
  readonly signal?: AbortSignal
  /**
   * Every text in every place; otherwise non-keys, and calls that hash a password, only in the first place and one other
   * in turn.
   */
  readonly isWhole?: boolean
}

const byTurns = (trials: ReadonlyArray<Trial>, turn: number) =>
  trials.filter((_, at) => at === 0 || at === 1 + (turn % (trials.length - 1)))

function createTrials(
  strangers: AuthorizationFixture,
  value: PersonalValue,
  turn: number,
  { operations, isWhole = false }: TrialOptions,
) {
  const { ben, database, getProof } = strangers
  const good = goodCalls(ben, getProof)
  const own = [ben.person.email, ben.person.password]
  const names = listApiNames(database, operations).operations
  const wanted = operations ? names.filter((name) => Object.hasOwn(operations, name)) : names
  const calls = wanted.flatMap((name) => {
    const trials = createCallTrials(name, { good: good[name], own }, value.text)
    const isInAll = isWhole || operations !== undefined || (value.isKey && !dear.includes(name))
    return isInAll ? trials : byTurns(trials, turn)
  })
  const reads = Object.keys(createPersonalReads({ database })).flatMap((entity) =>
    createReadTrials(entity, ben.lived.subscriptionId, value.text),
  )
  return operations ? calls : [...calls, ...reads]
}

export type Sent = {
  readonly name: string
  readonly trial: Trial
  readonly sender: Sender
  readonly value: PersonalValue
}

const createSentTrials = (strangers: AuthorizationFixture, tried: TrialOptions): ReadonlyArray<Sent> =>
  (tried.senders ?? senders).flatMap((sender) =>
    strangers.ada.texts
      .filter(({ text }) => text.length <= longestSent)
      .flatMap((value, at) =>
        createTrials(strangers, value, sender === 'Ben' ? at : at + 1, tried).map((trial) => ({
          name: `${trial.place}: ${value.name}`,
          trial,
          sender,
          value,
        })),
      ),
  )

function chooseSent(strangers: AuthorizationFixture, tried: TrialOptions): ReadonlyArray<Sent> {
  const { always = [], draw = (sent) => sent } = tried
  const sent = createSentTrials(strangers, tried)
  const known = new Set(sent.filter(({ name }) => always.includes(name)))
  return [...known, ...draw(sent.filter((one) => !known.has(one)))]
}

export async function tryAll(strangers: AuthorizationFixture, tried: TrialOptions = {}) {
  const found = new Map<string, ReadonlySet<Finding>>()
  const statuses: Record<number, number> = {}
  for (const { name, trial, sender } of chooseSent(strangers, tried)) {
    tried.signal?.throwIfAborted()
    const token = sender === 'Ben' ? strangers.ben.lived.token : null
    const { status, found: more } = await runTrial(strangers, trial, token)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (more.length > 0) found.set(name, new Set([...(found.get(name) ?? []), ...more]))
  }
  const told = [...found].map(([name, all]) => [name, [...all].toSorted().join(', ')] as const)
  return { statuses, found: Object.fromEntries(told) }
}

export async function tryGood(strangers: AuthorizationFixture) {
  const answers: Record<string, ReadonlyArray<string>> = {}
  for (const [name, calls] of Object.entries(goodCalls(strangers.ben, strangers.getProof)))
    for (const args of calls) {
      const operation = { ...blank, Params: [name, ...args] }
      const { status, found, changes } = await runTrial(strangers, { operation }, strangers.ben.lived.token)
      answers[name] = [...(answers[name] ?? []), `${status}`, ...found, ...(changes.length > 0 ? ['writes'] : [])]
    }
  return answers
}

const blank = { PrefetchPath: '', Actions: [], EndMethod: 'Save', ReturnData: true, BlackList: [] }
