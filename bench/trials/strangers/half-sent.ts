import { connect, type Socket } from 'node:net'
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, transactionPath } from '#contract/operations.ts'
import { paths } from '#addresses/paths.ts'
import { checkHealthDuring, percentile, formatMilliseconds } from './watch-health.ts'

export type HalfSent = {
  readonly name: string
  readonly sockets: number
  readonly path: string
  readonly type: string
  readonly body: string
}

const jobSearch = JSON.stringify({
  UserID: null,
  UserName: '',
  Operations: [
    call('SearchJobs', JSON.stringify({ search: '?search=analyst', savedIds: [], nearby: { page: 0, pageSize: 10 } })),
  ],
})

export const halfSent: ReadonlyArray<HalfSent> = [
  {
    name: 'half-sent transactions',
    sockets: 200,
    path: `/${transactionPath}`,
    type: 'application/json',
    body: jobSearch,
  },
  {
    name: 'half-sent unsubscriptions',
    sockets: 50,
    path: paths.unsubscribe.to('0f8fad5b-d9cb-469f-a165-70867728950e'),
    type: 'application/x-www-form-urlencoded',
    body: 'List-Unsubscribe=One-Click',
  },
]

const requestInterval = 25

const toNetworkAddress = (from: 'one' | 'many', number: number) =>
  from === 'one' ? '10.9.0.1' : `10.9.1.${number % 250}`

function openHalfSentRequest(
  { hostname, port }: URL,
  { path, type }: HalfSent,
  network: string,
): { readonly stop: () => void } {
  let socket: Socket
  let isOver = false
  const head = [`POST ${path} HTTP/1.1`, `host: ${hostname}:${port}`, `content-type: ${type}`, 'content-length: 100']
  const open = () => {
    if (isOver) return
    socket = connect(Number(port), hostname, () =>
      socket.write(`${head.join('\r\n')}\r\nx-forwarded-for: ${network}\r\n\r\n{`),
    )
    socket.resume().on('error', () => socket.destroy())
    socket.on('close', () => void sleep(requestInterval).then(open))
  }
  open()
  return {
    stop() {
      isOver = true
      socket.destroy()
    },
  }
}

type ReplyTiming = { readonly milliseconds: number; readonly status: number }

function sendRequest({ hostname, port }: URL, { path, type, body }: HalfSent): Promise<ReplyTiming> {
  const started = performance.now()
  // Of a network of her own: the floods of other trials have used up what this machine may ask for.
  const headers = { 'content-type': type, 'content-length': Buffer.byteLength(body), 'x-forwarded-for': '10.9.2.1' }
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, milliseconds: performance.now() - started })
    request({ hostname, port, path, method: 'POST', headers }, (reply) =>
      reply.resume().on('end', () => end(reply.statusCode ?? 0)),
    )
      .on('error', () => end(0))
      .end(body)
  })
}

export async function sendHalf(
  address: string,
  kind: HalfSent,
  from: 'one' | 'many',
  seconds: number,
): Promise<ReadonlyArray<ReplyTiming>> {
  const at = new URL(address)
  const senders = Array.from({ length: kind.sockets }, (_, number) =>
    openHalfSentRequest(at, kind, toNetworkAddress(from, number)),
  )
  await sleep(500)
  const ends = performance.now() + seconds * 1000
  const answers: ReplyTiming[] = []
  while (performance.now() < ends) {
    answers.push(await sendRequest(at, kind))
    await sleep(requestInterval)
  }
  for (const sender of senders) sender.stop()
  return answers
}

const [usual, longest] = [200, 500]

const isWithin = (sorted: ReadonlyArray<number>) =>
  percentile(sorted, 0.99) <= usual && (sorted.at(-1) ?? NaN) <= longest

function formatStatusCounts(statuses: ReadonlyArray<number>) {
  const counts: Record<string, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return Object.entries(counts)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ')
}

export async function reportPartialRequests(address: string, seconds: number): Promise<boolean> {
  const rows: Record<string, Record<string, string>> = {}
  let isKept = true
  for (const kind of halfSent)
    for (const from of ['one', 'many'] as const) {
      const { result, times } = await checkHealthDuring(address, sendHalf(address, kind, from, seconds))
      const asked = result.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
      const isServed = result.every(({ status }) => status === 200) && isWithin(asked) && isWithin(times)
      isKept &&= isServed
      rows[`${kind.sockets} ${kind.name}, ${from === 'one' ? 'one network' : 'many networks'}`] = {
        'ordinary requests': formatStatusCounts(result.map(({ status }) => status)),
        'p99 ms': formatMilliseconds(percentile(asked, 0.99)),
        'worst ms': formatMilliseconds(asked.at(-1) ?? NaN),
        'health p99 ms': formatMilliseconds(percentile(times, 0.99)),
        'health worst ms': formatMilliseconds(times.at(-1) ?? NaN),
        [`served, p99 ≤ ${usual}, worst ≤ ${longest}`]: isServed ? 'yes' : 'NO',
      }
    }
  console.log(
    `Headers and one byte of a body, for ${seconds} s, sent again when cut off; an ordinary request beside them.`,
  )
  console.table(rows)
  return isKept
}
