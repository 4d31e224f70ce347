import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { read, transactionPath } from '#contract/operations.ts'
import type { FuzzedRequest } from '#server/fuzz/fuzz-requests.testing.ts'

/** Status 0: the connection was cut off. */
export type FuzzResult = {
  readonly body: string
  readonly status: number
  readonly message: string
  readonly milliseconds: number
}

const maxIds = 20

function parseMessage(reply: string): string {
  try {
    const { Msg } = JSON.parse(reply) as { readonly Msg?: unknown }
    return typeof Msg === 'string' ? Msg : 'NO ENVELOPE'
  } catch {
    return 'NO ENVELOPE'
  }
}

/** The site trusts a proxy on this machine, so each body can come from its own network. */
const toNetworkAddress = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`

const createHeaders = ({ token, idempotencyKey, body }: FuzzedRequest, turn: number) => ({
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(body),
  'x-forwarded-for': toNetworkAddress(turn),
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
  ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
})

export function createSender(address: string) {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const ask = (fuzzed: FuzzedRequest): Promise<FuzzResult> => {
    const { body } = fuzzed
    const started = performance.now()
    const { promise, resolve } = Promise.withResolvers<FuzzResult>()
    const end = (status: number, message: string) =>
      resolve({ body, status, message, milliseconds: performance.now() - started })
    request(`${address}/${transactionPath}`, { agent, method: 'POST', headers: createHeaders(fuzzed, (turn += 1)) })
      .on('response', (reply) => {
        text(reply).then(
          (written) => end(reply.statusCode ?? 0, parseMessage(written)),
          () => end(0, 'CUT OFF'),
        )
      })
      .on('error', ({ message }) => end(0, message))
      .end(body)
    return promise
  }
  return ask
}

export async function readJobIds(address: string): Promise<ReadonlyArray<string>> {
  const body = JSON.stringify({ UserID: null, UserName: '', Operations: [read('JobPostingHeader')] })
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(`${address}/${transactionPath}`, { method: 'POST', headers, body })
  const { Payload } = (await reply.json()) as { readonly Payload: string }
  const { JobPostingHeader: jobs } = JSON.parse(Payload) as {
    readonly JobPostingHeader: ReadonlyArray<{ readonly JobPosting_ID: string }>
  }
  return jobs.slice(0, maxIds).map(({ JobPosting_ID }) => JobPosting_ID)
}
