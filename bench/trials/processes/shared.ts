import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, read } from '#contract/operations.ts'
import { createMessage, openAccount, password, signIn } from './calls.ts'
import { createClient, nextNetwork, parseReply, type Answer } from './client.ts'
import { mustBe, printExamples, type Finding } from './finding.ts'
import { describeAnswer } from './load.ts'
import { countRows, countWaitingMails } from './rows.ts'
import type { Stage } from './stage.ts'

const readResponse = (answer: Answer): string => {
  const { Payload: payload = '' } = parseReply(answer)
  return /"response":"(\w+)"/.exec(payload)?.[1] ?? String(answer.status)
}

const countStatus = (answers: ReadonlyArray<Answer>, status: number) =>
  answers.filter((answer) => answer.status === status).length

const wrongTries = 6

/** Each try goes to the next process; afterwards each refuses the right password. */
async function tryLockout({ address, fleet: { addresses } }: Stage): Promise<Finding[]> {
  const { email } = await openAccount(address)
  const network = nextNetwork()
  const clients = addresses.map((one) => createClient(one, network))
  const tried: string[] = []
  for (let at = 0; at < wrongTries; at += 1)
    tried.push(readResponse(await clients[at % clients.length]!.send([signIn(email, `wrong ${at}`)])))
  const right = await Promise.all(clients.map((client) => client.send([signIn(email, password)])))
  return [
    mustBe(`wrong passwords dealt out over the processes until one is locked`, tried.indexOf('locked') + 1, wrongTries),
    mustBe(
      'processes that let the right password in after that',
      right.filter((answer) => readResponse(answer) === 'true').length,
      0,
    ),
  ]
}

/** The same proof for another message at each process at once. */
async function tryProofs({ fleet: { addresses }, rounds }: Stage): Promise<Finding[]> {
  const answers: Answer[] = []
  const turns = 5 * rounds
  for (let turn = 0; turn < turns; turn += 1) {
    const clients = addresses.map((one) => createClient(one))
    const proof = await clients[turn % clients.length]!.mustProve('ContactFormEmail')
    answers.push(...(await Promise.all(clients.map((client) => client.send([createMessage().operation(proof)])))))
  }
  const others = answers.filter(({ status }) => status !== 200 && status !== 422)
  printExamples(
    'proofs',
    others.map((answer) => describeAnswer('a message', answer)),
  )
  return [
    mustBe(`messages taken with ${turns} proofs, each sent to all processes at once`, countStatus(answers, 200), turns),
    mustBe('of the others, not refused as used (422)', others.length, 0),
  ]
}

/** The same message under the same key at each process at once: one row, and the same answer to all. */
async function tryKeys({ fleet: { addresses }, databaseUrl, rounds }: Stage): Promise<Finding[]> {
  const turns = 5 * rounds
  const marks: string[] = []
  const answers: Answer[] = []
  for (let turn = 0; turn < turns; turn += 1) {
    const clients = addresses.map((one) => createClient(one))
    const proof = await clients[turn % clients.length]!.mustProve('ContactFormEmail')
    const [{ mark, operation }, idempotencyKey] = [createMessage(), randomUUID()]
    marks.push(mark)
    answers.push(...(await Promise.all(clients.map((client) => client.send([operation(proof)], { idempotencyKey })))))
  }
  const { messages } = await countRows(databaseUrl)
  printExamples(
    'keys',
    answers.flatMap((answer) => (answer.status === 200 ? [] : [describeAnswer('a message', answer)])),
  )
  return [
    mustBe(
      `rows of ${turns} messages, each sent to all processes at once under one key`,
      marks.reduce((sum, mark) => sum + (messages.get(mark) ?? 0), 0),
      turns,
    ),
    mustBe('of these calls, not answered with 200', answers.length - countStatus(answers, 200), 0),
  ]
}

/** In ms. */
const longestDelivery = 60_000

async function tryMails({ address, databaseUrl, mail, rounds }: Stage): Promise<Finding[]> {
  const marks: string[] = []
  for (let at = 0; at < 5 * rounds; at += 1) {
    const client = createClient(address)
    const { mark, operation } = createMessage()
    const answer = await client.send([operation(await client.mustProve('ContactFormEmail'))])
    if (answer.status === 200) marks.push(mark)
  }
  const since = performance.now()
  while ((await countWaitingMails(databaseUrl)) > 0 && performance.now() - since < longestDelivery) await sleep(100)
  const ids = mail.received.map(({ raw }) => /^message-id: (\S+)/im.exec(raw)?.[1] ?? 'none')
  const received = mail.received.map(({ raw }) => raw.replaceAll(/=\r?\n/g, '')).join('\n')
  return [
    mustBe('mails still waiting', await countWaitingMails(databaseUrl), 0),
    mustBe(
      `messages of ${marks.length} whose mail did not come`,
      marks.filter((mark) => !received.includes(mark)).length,
      0,
    ),
    mustBe(`mails that came twice, of ${ids.length}`, ids.length - new Set(ids).size, 0),
  ]
}

async function trySessions({ fleet: { addresses } }: Stage): Promise<Finding[]> {
  const readOwn = [read('Applicant')]
  const clients = addresses.map((one) => createClient(one))
  let [refused, open] = [0, 0]
  for (const [at, one] of addresses.entries()) {
    const { token } = await openAccount(one)
    const there = await Promise.all(clients.map((client) => client.send(readOwn, { token })))
    refused += there.length - countStatus(there, 200)
    await clients[(at + 1) % clients.length]!.send([call('SignOut')], { token })
    const after = await Promise.all(clients.map((client) => client.send(readOwn, { token })))
    open += after.length - countStatus(after, 401)
  }
  return [
    mustBe('calls refused elsewhere with the session of another process', refused, 0),
    mustBe('calls answered anywhere after another process signed it out', open, 0),
  ]
}

export async function tryShared(stage: Stage): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const attempt of [tryLockout, tryProofs, tryKeys, trySessions, tryMails])
    findings.push(...(await attempt(stage)))
  return findings
}
