import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commands, serverFlags } from '#scripts/launch/commands.mjs'
import { killOnExit } from '#scripts/run-process.ts'

export type ProcessEnv = Readonly<Record<string, string>>

/** In ms, each. */
const [longestStart, pause] = [120_000, 20]

const readStatus = (address: string) =>
  fetch(address).then(
    async (reply) => (await reply.arrayBuffer(), reply.status),
    () => 0,
  )

export function endWithUs(child: ChildProcess): void {
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  killOnExit(child)
}

export function spawnSite(folder: string, env: ProcessEnv) {
  const child = spawn(process.execPath, [...serverFlags, 'src/server/main.ts'], {
    cwd: resolve(folder),
    env: { ...process.env, ...commands['start']?.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  endWithUs(child)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n').filter(Boolean)))
  return { child, lines }
}

export type SiteProcess = {
  readonly address: string
  readonly hasEnded: () => boolean
  readonly listErrors: () => ReadonlyArray<string>
  readonly stop: () => Promise<void>
}

const isError = (line: string) => /"level":(?:50|60)\b/.test(line) || !line.startsWith('{')

async function untilReady(address: string, { child, lines }: { child: ChildProcess; lines: ReadonlyArray<string> }) {
  const since = performance.now()
  while ((await readStatus(`${address}/readyz`)) !== 200) {
    if (child.exitCode !== null) throw new Error(`A process of the site ended:\n${lines.join('\n')}`)
    if (performance.now() - since > longestStart) throw new Error(`The site is not ready:\n${lines.join('\n')}`)
    await sleep(pause)
  }
}

export async function startSiteProcess(folder: string, port: number, env: ProcessEnv): Promise<SiteProcess> {
  const started = spawnSite(folder, { ...env, PORT: String(port), HOST: '127.0.0.1' })
  const { child, lines } = started
  const ended = once(child, 'exit')
  const address = `http://127.0.0.1:${port}`
  await untilReady(address, started)
  return {
    address,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    listErrors: () => lines.filter((line) => isError(line) && !/ is at http|^Stopp/.test(line)),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export type FleetPlace = { readonly folder: string; readonly ports: ReadonlyArray<number>; readonly env: ProcessEnv }

export async function startFleet({ folder, ports, env }: FleetPlace) {
  const processes: SiteProcess[] = []
  const errors: string[] = []
  // The first makes the tables and imports the sample; the others find both.
  for (const port of ports) processes.push(await startSiteProcess(folder, port, env))
  return {
    processes: processes as ReadonlyArray<SiteProcess>,
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    countEnded: () => processes.filter(({ hasEnded }) => hasEnded()).length,
    listErrors: () => [...errors, ...processes.flatMap(({ listErrors }) => listErrors())],
    /** One after another, each ready before the next stops. @param between ms in which both releases answer */
    replace: async (next = folder, between = 0) => {
      for (const [at, port] of ports.entries()) {
        const former = processes[at]!
        await former.stop()
        errors.push(...former.listErrors())
        processes[at] = await startSiteProcess(next, port, env)
        await sleep(between)
      }
    },
    stop: async () => void (await Promise.all(processes.map(({ stop }) => stop()))),
  }
}

export async function readRefusal(port: number, env: ProcessEnv): Promise<string | null> {
  const { child, lines } = spawnSite('.', { ...env, PORT: String(port), HOST: '127.0.0.1' })
  const ended = once(child, 'exit')
  const address = `http://127.0.0.1:${port}/healthz`
  while (child.exitCode === null && (await readStatus(address)) === 0) await sleep(pause)
  if (child.exitCode !== null) return lines.join(' ')
  child.kill('SIGTERM')
  await ended
  return null
}

export const projectFolder = join(import.meta.dirname, '../../..')
