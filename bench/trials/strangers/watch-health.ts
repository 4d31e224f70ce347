import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const betweenChecks = 25

const agent = new Agent({ keepAlive: true })

function checkHealth(address: string): Promise<number> {
  const started = performance.now()
  return new Promise((resolve) => {
    const done = () => resolve(performance.now() - started)
    request(`${address}/healthz`, { agent }, (reply) => reply.resume().on('end', done))
      .on('error', () => resolve(Infinity))
      .end()
  })
}

export async function checkHealthDuring<Result>(address: string, work: Promise<Result>) {
  const times: number[] = []
  const over = work.then((result) => ({ result }))
  for (;;) {
    times.push(await checkHealth(address))
    const ended = await Promise.race([over, sleep(betweenChecks)])
    if (ended) return { ...ended, times: times.toSorted((a, b) => a - b) }
  }
}

export const percentile = (sorted: ReadonlyArray<number>, part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN

export const formatMilliseconds = (milliseconds: number) => milliseconds.toFixed(1)
