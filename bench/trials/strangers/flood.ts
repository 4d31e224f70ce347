import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Scenario } from './costly-scenarios.ts'
import { scenarios } from './scenarios.ts'

export type FloodOptions = {
  readonly name: string
  readonly address: string
  readonly seconds: number
  readonly from: 'one' | 'many'
  readonly callers: number
  readonly slowCallers: number
}

type FloodRun = {
  readonly scenario: Scenario
  readonly at: { readonly hostname: string; readonly port: string }
  readonly ends: number
  readonly agent: Agent
  readonly next: () => readonly [number: number, network: Readonly<Record<string, string>>]
  readonly count: (status: string) => void
}

/** The site trusts a proxy on this machine, so one process can send from many networks. */
const createNetworkHeaders = (number: number) => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
})

function sendRequest({ scenario, at, agent, next, count }: FloodRun): Promise<void> {
  const [number, network] = next()
  const { method, path, body } = scenario.request(number)
  const headers = { 'accept-encoding': 'br', 'content-type': 'application/json', ...network }
  return new Promise((resolve) => {
    const asked = request({ agent, ...at, path, method, headers }, (reply) => {
      count(String(reply.statusCode))
      reply
        .resume()
        .on('end', resolve)
        .on('error', () => resolve())
    })
    asked.on('error', () => {
      count('cut off')
      resolve()
    })
    asked.end(body)
  })
}

async function sendRepeatedly(sending: FloodRun) {
  while (performance.now() < sending.ends) await sendRequest(sending)
}

/** Milliseconds until a paused socket, once it reads, learns that it was closed. */
const closeDetectionDelay = 200

async function openIdleConnection({
  scenario: { request: make, writes, unread = 1 },
  at,
  ends,
  next,
  count,
}: FloodRun) {
  const [number, network] = next()
  const { path } = make(number)
  const lines = Object.entries(network).map(([key, value]) => `${key}: ${value}\r\n`)
  const requestText = `GET ${path} HTTP/1.1\r\nhost: ${at.hostname}:${at.port}\r\n${lines.join('')}\r\n`
  const socket = connect(Number(at.port), at.hostname).on('error', () => socket.destroy())
  socket.pause()
  if (writes === undefined) socket.write(requestText.repeat(unread))
  else
    for (let byte = 0; byte < requestText.length && performance.now() < ends; byte++) {
      if (socket.writable) socket.write(requestText.charAt(byte))
      await sleep(200)
    }
  await sleep(Math.max(0, ends - performance.now()))
  socket.resume()
  await sleep(closeDetectionDelay)
  count(socket.destroyed ? 'cut off' : 'held')
  socket.destroy()
}

async function send({ name, address, seconds, from, callers, slowCallers }: FloodOptions) {
  const scenario = scenarios.find((known) => known.name === name)
  if (!scenario) throw new Error(`There is no scenario "${name}"`)
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const statuses: Record<string, number> = {}
  let number = 0
  const sending: FloodRun = {
    scenario,
    at: { hostname, port },
    ends: performance.now() + seconds * 1000,
    agent,
    next: () => [(number += 1), from === 'many' ? createNetworkHeaders(number) : {}],
    count: (status) => (statuses[status] = (statuses[status] ?? 0) + 1),
  }
  const isSlow = scenario.unread !== undefined || scenario.writes !== undefined
  await Promise.all(
    Array.from({ length: isSlow ? slowCallers : callers }, () =>
      isSlow ? openIdleConnection(sending) : sendRepeatedly(sending),
    ),
  )
  agent.destroy()
  return statuses
}

for await (const line of createInterface({ input: process.stdin }))
  console.log(JSON.stringify(await send(JSON.parse(line) as FloodOptions)))
process.exit(0)
