import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { read } from '#contract/operations.ts'
import { createMessage, signIn } from './calls.ts'
import { createClient, type Answer, type Client } from './client.ts'
import { atLeast, atMost, mustBe, printExamples, type Finding } from './finding.ts'
import { describeAnswer, startLoad } from './load.ts'
import { countMissedWrites } from './restart.ts'
import { countRows } from './rows.ts'
import type { Stage } from './stage.ts'

const pagePaths = ['/home', '/careers', '/careers/open', '/about-us', '/media', '/media/news.rss', '/sitemap.xml']

/** In ms. */
const [awayFor, around, rest, longestReturn] = [6_000, 2_000, 40, 10_000]

type Kept = { readonly mark: string; readonly send: () => Promise<Answer> }

/** A message with its proof, to be sent as often as wanted and taken once. */
async function prepareMessage(address: string): Promise<Kept> {
  const client = createClient(address)
  const { mark, operation } = createMessage()
  const sent = operation(await client.mustProve('ContactFormEmail'))
  const idempotencyKey = randomUUID()
  return { mark, send: () => client.send([sent], { idempotencyKey }) }
}

async function collect(ask: (turn: number) => Promise<readonly [string, Answer]>, isOver: () => boolean) {
  const answers: (readonly [string, Answer])[] = []
  for (let turn = 0; !isOver(); turn += 1) {
    answers.push(await ask(turn))
    await sleep(rest)
  }
  return answers
}

const pageCall = (client: Client) => async (turn: number) => {
  const path = pagePaths[turn % pagePaths.length]!
  return [`GET ${path}`, await client.get(path)] as const
}

const isWellRefused = ({ status, headers }: Answer) => status === 503 && Number(headers['retry-after']) > 0

async function untilAllWell(fleet: Stage['fleet'], send: () => Promise<Answer>): Promise<number> {
  const since = performance.now()
  const clients = fleet.addresses.map((address) => createClient(address))
  for (;;) {
    const ready = await Promise.all(clients.map((client) => client.get('/readyz')))
    if (ready.every(({ status }) => status === 200) && (await send()).status === 200) break
    if (performance.now() - since > 6 * longestReturn) break
    await sleep(100)
  }
  return performance.now() - since
}

async function lookWhileAway({ address, postgres }: Stage, messages: ReadonlyArray<Kept>) {
  await postgres.halt()
  let over = false
  const isOver = () => over
  const looking = [
    collect(pageCall(createClient(address)), isOver),
    collect(async () => ['POST a read', await createClient(address).send([read('WebsiteStat')])] as const, isOver),
  ]
  const writing = [
    collect(
      async () => ['POST SignIn', await createClient(address).send([signIn('no@engine.example')])] as const,
      isOver,
    ),
    collect(async (turn) => ['POST a message', await messages[turn % messages.length]!.send()] as const, isOver),
  ]
  await sleep(awayFor)
  over = true
  const [content, writes] = [(await Promise.all(looking)).flat(), (await Promise.all(writing)).flat()]
  await postgres.resume()
  return { content, writes }
}

type Meanwhile = Awaited<ReturnType<typeof lookWhileAway>>

function judgeMeanwhile({ content, writes }: Meanwhile): Finding[] {
  const badPages = content.filter(([, { status }]) => status !== 200)
  const badWrites = writes.filter(([, answer]) => !isWellRefused(answer))
  printExamples(
    'without PostgreSQL',
    [...badPages, ...badWrites].map(([name, answer]) => describeAnswer(name, answer)),
  )
  return [
    mustBe(`PostgreSQL away: of ${content.length} pages and reads, not 200`, badPages.length, 0),
    atLeast('PostgreSQL away: writes tried', writes.length, 20),
    mustBe('PostgreSQL away: writes not answered with 503 and retry-after', badWrites.length, 0),
  ]
}

export async function tryDatabaseAway(stage: Stage): Promise<Finding[]> {
  const { address, databaseUrl, fleet } = stage
  const messages = await Promise.all(Array.from({ length: 4 }, () => prepareMessage(address)))
  const endLoad = startLoad(address)
  await sleep(around)
  const meanwhile = await lookWhileAway(stage, messages)
  const back = await untilAllWell(fleet, messages[0]!.send)
  const later = await Promise.all(messages.map(async ({ send }) => (await send()).status))
  await sleep(around)
  const { pages, acknowledged } = await endLoad()
  printExamples('pages of the load', pages.lost)
  const { messages: rows } = await countRows(databaseUrl)
  const stored = messages.reduce((sum, { mark }) => sum + (rows.get(mark) ?? 0), 0)
  return [
    ...judgeMeanwhile(meanwhile),
    mustBe(`of ${pages.calls} pages before, meanwhile and after, lost`, pages.lost.length, 0),
    atMost('PostgreSQL back: ms until every process is ready and writes', Math.round(back), longestReturn),
    mustBe('messages refused meanwhile and not taken afterwards', later.filter((one) => one !== 200).length, 0),
    mustBe('rows of these messages', stored, messages.length),
    mustBe('acknowledged writes not in the database once', await countMissedWrites(databaseUrl, acknowledged), 0),
    mustBe('processes that ended', fleet.countEnded(), 0),
  ]
}
