import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'

export type Outcome = { code: number; output: string; seconds: number }
type Options = {
  env?: Record<string, string>
  timeoutSeconds?: number
  stallSeconds?: number
  live?: boolean
  cwd?: string
}

const running = new Set<ChildProcess>()
let stopping = false

/** Never throws: code 127 when it cannot start, 1 after a signal or time-out. With `live`, `output` is empty. */
export function runProcess(file: string, args: string[], options: Options = {}): Promise<Outcome> {
  if (stopping) return new Promise(() => {})
  const started = performance.now()
  const child = spawn(file, args, {
    stdio: options.live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.env },
    ...(options.cwd !== undefined && { cwd: options.cwd }),
  })
  running.add(child)
  const read = collectOutput(child, options)
  return new Promise((resolve) => {
    const finish = (code: number, remark = '') => {
      running.delete(child)
      resolve({ code, output: read.stop() + remark, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', (error) => finish(127, `${error.message}\n`))
    child.on('close', (code) => finish(code ?? 1))
  })
}

export function killOnExit(child: ChildProcess): void {
  running.add(child)
  child.once('close', () => running.delete(child))
}

export function runScript(args: string[], options: Options = {}): Promise<Outcome> {
  return runProcess(process.execPath, args, options)
}

export function stopChildrenWithUs(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stopAll(signal).then(() => process.exit(1)))
  }
}

/** Processes get two seconds to close browsers and databases before SIGKILL. */
async function stopAll(signal: NodeJS.Signals): Promise<void> {
  stopping = true
  const closed = [...running].map((child) => once(child, 'close'))
  for (const child of running) child.kill(signal)
  await Promise.race([Promise.all(closed), sleep(2000)])
  for (const child of running) child.kill('SIGKILL')
}

function collectOutput(child: ChildProcess, { timeoutSeconds, stallSeconds }: Options): { stop(): string } {
  const chunks: Buffer[] = []
  const total = timeoutSeconds && setTimeout(() => child.kill(), timeoutSeconds * 1000)
  const stall = stallSeconds && setTimeout(() => child.kill(), stallSeconds * 1000)
  const keep = (chunk: Buffer) => {
    chunks.push(chunk)
    if (stall) stall.refresh()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  return {
    stop: () => {
      if (total) clearTimeout(total)
      if (stall) clearTimeout(stall)
      return Buffer.concat(chunks).toString('utf8')
    },
  }
}
