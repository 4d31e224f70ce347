import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer, BenchRequest } from './answers.ts'
import { startProcess, type RunningProcess } from './start-site.ts'

export type RecordedAnswer = {
  readonly method: BenchRequest['method']
  readonly path: string
  readonly status: number
  readonly headers: Answer['headers']
  /** In base64. */
  readonly body: string
}

const connectionHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding'])

/** Each request has an address of its own, since two may differ in method and headers alone. */
export const peerPath = (at: number, { path }: BenchRequest): string => `/${at}${path}`

function record({ method, ...request }: BenchRequest, { status, headers, body }: Answer, at: number): RecordedAnswer {
  const kept = Object.entries(headers).filter(([name]) => !connectionHeaders.has(name))
  return {
    method,
    path: peerPath(at, { method, ...request }),
    status,
    headers: Object.fromEntries(kept),
    body: body.toString('base64'),
  }
}

export type BarePeers = { readonly quiet: RunningProcess; readonly logged: RunningProcess }

/** The second one with the log of Fastify itself. */
export async function startBare(
  folder: string,
  requests: ReadonlyArray<BenchRequest>,
  answers: ReadonlyArray<Answer>,
): Promise<BarePeers> {
  const recorded = requests.map((request, at) => record(request, answers[at]!, at))
  const RECORDED = join(folder, 'recorded.json')
  writeFileSync(RECORDED, JSON.stringify(recorded))
  return {
    quiet: await startProcess('bench/server/bare.ts', { RECORDED }),
    logged: await startProcess('bench/server/bare.ts', { RECORDED, LOGGED: 'yes' }),
  }
}
