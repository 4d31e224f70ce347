import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'

const [name = '', address = '', seconds = '0', from = ''] = process.argv.slice(2)
const callers = 50
const slowCallers = 400
const ends = performance.now() + Number(seconds) * 1000
const scenario = scenarios.find((known) => known.name === name)
const { hostname, port } = new URL(address)
const statuses: Record<string, number> = {}
const count = (status: string) => (statuses[status] = (statuses[status] ?? 0) + 1)
let turn = 0

/** A proxy on this machine is believed, so one process can speak for as many networks as it likes. */
const networkOf = (number: number): Record<string, string> =>
  from === 'many' ? { 'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` } : {}

const agent = new Agent({ keepAlive: true, maxSockets: callers })

function ask({ request: make }: Scenario): Promise<void> {
  const number = ++turn
  const { method, path, body } = make(number)
  const headers = { 'accept-encoding': 'br', 'content-type': 'application/json', ...networkOf(number) }
  return new Promise((resolve) => {
    const asked = request({ agent, hostname, port, path, method, headers }, (reply) => {
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

async function askOnAndOn(asked: Scenario) {
  while (performance.now() < ends) await ask(asked)
}

/** What a paused socket has not noticed comes to it in so many milliseconds once it reads. */
const toNotice = 200

/** Holds a connection: sends requests and reads nothing, or sends its headers byte by byte. Says in the end whether it still stands. */
async function hold({ request: make, writes, unread = 1 }: Scenario) {
  const number = ++turn
  const { path } = make(number)
  const lines = Object.entries(networkOf(number)).map(([key, value]) => `${key}: ${value}\r\n`)
  const whole = `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${lines.join('')}\r\n`
  const socket = connect(Number(port), hostname).on('error', () => socket.destroy())
  socket.pause()
  if (writes === undefined) socket.write(whole.repeat(unread))
  else
    for (let at = 0; at < whole.length && performance.now() < ends; at++) {
      if (socket.writable) socket.write(whole.charAt(at))
      await sleep(200)
    }
  await sleep(Math.max(0, ends - performance.now()))
  socket.resume()
  await sleep(toNotice)
  count(socket.destroyed ? 'cut off' : 'held')
  socket.destroy()
}

if (!scenario) throw new Error(`There is no scenario "${name}"`)
const isSlow = scenario.unread !== undefined || scenario.writes !== undefined
await Promise.all(
  Array.from({ length: isSlow ? slowCallers : callers }, () => (isSlow ? hold(scenario) : askOnAndOn(scenario))),
)
console.log(JSON.stringify(statuses))
process.exit(0)
