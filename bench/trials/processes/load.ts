import { setTimeout as sleep } from 'node:timers/promises'
import { searchJobsOperation } from '#contract/job-operations.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation } from '#contract/transaction.ts'
import { createAccountCall, createEmail, createMessage } from './calls.ts'
import { createClient, parseReply, type Answer, type Client } from './client.ts'

const question = JSON.stringify({ search: 'search=analyst', savedIds: [], nearby: { page: 1, pageSize: 10 } })

const reads: ReadonlyArray<readonly [name: string, operation: Operation]> = [
  ['the counters', read('WebsiteStat')],
  ['the offices', read('Location')],
  ['a search', call(searchJobsOperation, question)],
]

const titleOf = (html: string) => /<title>[^<]*<\/title>/.exec(html)?.[0] ?? 'no title'

export const describeAnswer = (what: string, { status, body }: Answer) =>
  `${what}: ${status === 0 ? body : status}${status >= 400 && body.length < 200 ? ` ${body.replaceAll(/\s+/g, ' ')}` : ''}`

export type Acknowledged = { readonly messages: ReadonlyArray<string>; readonly accounts: ReadonlyArray<string> }

/** `lost`: no answer of the site came, or one that is a fault; `wrong`: an answer that is not what was asked for. */
type Tally = { calls: number; readonly lost: string[]; readonly wrong: string[] }

const createTally = (): Tally => ({ calls: 0, lost: [], wrong: [] })

async function readPages(client: Client, paths: ReadonlyArray<string>, tally: Tally, isOver: () => boolean) {
  const titles = new Map<string, string>()
  for (let at = 0; !isOver(); at += 1) {
    const path = paths[at % paths.length]!
    const answer = await client.get(path)
    tally.calls += 1
    const title = titleOf(answer.body)
    if (answer.status !== 200) tally.lost.push(describeAnswer(`GET ${path}`, answer))
    else if (!answer.body.endsWith('</html>') || (titles.get(path) ?? title) !== title)
      tally.wrong.push(`GET ${path}: ${title}`)
    else titles.set(path, title)
  }
}

async function readByPost(client: Client, tally: Tally, isOver: () => boolean) {
  const payloads = new Map<string, string>()
  for (let at = 0; !isOver(); at += 1) {
    const [name, operation] = reads[at % reads.length]!
    const answer = await client.send([operation])
    tally.calls += 1
    const { Payload: payload = '' } = parseReply(answer)
    if (answer.status !== 200) tally.lost.push(describeAnswer(`POST ${name}`, answer))
    else if (payload === '' || (payloads.get(name) ?? payload) !== payload) tally.wrong.push(`POST ${name}: another`)
    else payloads.set(name, payload)
  }
}

type Writing = { readonly tally: Tally; readonly known: string[]; readonly isOver: () => boolean }

type Write = { readonly name: string; readonly key: string; readonly operation: (proof: string) => Operation }

async function write(client: Client, { name, key, operation }: Write, { tally, known }: Writing) {
  tally.calls += 1
  const proof = await client.prove(name)
  if (typeof proof !== 'string') {
    tally.lost.push(describeAnswer('GET a challenge', proof))
    return
  }
  tally.calls += 1
  const answer = await client.send([operation(proof)])
  if (answer.status === 200) known.push(key)
  else tally.lost.push(describeAnswer(`POST ${name}`, answer))
}

/** In ms: writers rest so that the machine has time for what is tried. */
const rest = 30

/** A client for each write, for a network may send only so many. */
async function writeMessages(address: string, writing: Writing) {
  while (!writing.isOver()) {
    const { mark, operation } = createMessage()
    await write(createClient(address), { name: 'ContactFormEmail', key: mark, operation }, writing)
    await sleep(rest)
  }
}

async function writeAccounts(address: string, writing: Writing) {
  while (!writing.isOver()) {
    const email = createEmail()
    const operation = (proof: string) => createAccountCall(email, proof)
    await write(createClient(address), { name: 'CreateAccount', key: email, operation }, writing)
    await sleep(10 * rest)
  }
}

export type LoadResult = {
  readonly pages: Tally
  readonly reads: Tally
  readonly writes: Tally
  readonly acknowledged: Acknowledged
}

const loadPaths = ['/home', '/careers', '/careers/open', '/about-us', '/media', '/contact', '/privacy', '/services']

export function startLoad(address: string, readers = 4) {
  let over = false
  const isOver = () => over
  const [pages, posts, writes] = [createTally(), createTally(), createTally()]
  const [messages, accounts]: [string[], string[]] = [[], []]
  const running = [
    ...Array.from({ length: readers }, () => readPages(createClient(address), loadPaths, pages, isOver)),
    ...Array.from({ length: readers }, () => readByPost(createClient(address), posts, isOver)),
    ...Array.from({ length: 2 }, () => writeMessages(address, { tally: writes, known: messages, isOver })),
    writeAccounts(address, { tally: writes, known: accounts, isOver }),
  ]
  return async (): Promise<LoadResult> => {
    over = true
    await Promise.all(running)
    return { pages, reads: posts, writes, acknowledged: { messages, accounts } }
  }
}
