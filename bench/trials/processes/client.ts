import { Agent, request, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Challenge } from 'altcha-lib/types'
import { captchaPath } from '#contract/captcha.ts'
import { transactionPath } from '#contract/operations.ts'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import { solveCaptcha } from '#server/captcha/solve-captcha.testing.ts'

/** Status 0: no answer came, and the body says why. */
export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: string }

export type SendOptions = { readonly token?: string; readonly idempotencyKey?: string }

type Sent = {
  readonly method: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

let clients = 0
/** An address of this machine for each client, so that each is a visitor of her own to the proxy and to the site. */
export function nextNetwork(): string {
  clients += 1
  return `127.${1 + ((clients >> 16) & 127)}.${(clients >> 8) & 255}.${clients & 255}`
}

function ask(url: string, { method, headers = {}, body }: Sent, network: string): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const fail = ({ message }: Error) => resolve({ status: 0, headers: {}, body: message })
  const asked = request(url, { agent, method, headers, localAddress: network, family: 4 })
  asked.on('error', fail).on('response', (reply) => {
    const { statusCode: status = 0, headers: got } = reply
    text(reply).then((read) => resolve({ status, headers: got, body: read }), fail)
  })
  asked.end(body)
  return promise
}

export const parseReply = ({ body }: Answer): Partial<TransactionReply> => {
  try {
    return JSON.parse(body) as TransactionReply
  } catch {
    return {}
  }
}

const createBody = (operations: ReadonlyArray<Operation>) =>
  JSON.stringify({ UserID: null, UserName: '', Operations: operations })

export function createClient(address: string, network = nextNetwork()) {
  const get = (path: string) => ask(`${address}${path}`, { method: 'GET' }, network)
  const send = (operations: ReadonlyArray<Operation>, { token, idempotencyKey }: SendOptions = {}) => {
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    }
    const sent = { method: 'POST', headers, body: createBody(operations) } as const
    return ask(`${address}/${transactionPath}`, sent, network)
  }
  /** @returns the proof, or the answer that holds none */
  const prove = async (operation: string): Promise<string | Answer> => {
    const challenge = await get(`/${captchaPath}?for=${operation}`)
    return challenge.status === 200 ? solveCaptcha(JSON.parse(challenge.body) as Challenge) : challenge
  }
  const mustProve = async (operation: string): Promise<string> => {
    const proof = await prove(operation)
    if (typeof proof !== 'string') throw new Error(`A challenge was answered with ${proof.status}: ${proof.body}`)
    return proof
  }
  return { get, send, prove, mustProve }
}

export type Client = ReturnType<typeof createClient>
