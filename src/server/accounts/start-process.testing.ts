import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { SiteService } from '../service/site-service.ts'
import { createServiceClient } from './open-accounts.testing.ts'

type Answer = Awaited<ReturnType<SiteService['transact']>>

export async function startProcess(databaseUrl: string) {
  const script = join(import.meta.dirname, 'site-process.testing.ts')
  const child = spawn(process.execPath, [script, databaseUrl, '/nowhere'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting = new Map<number, (answer: Answer) => void>()
  const lines = createInterface(child.stdout)
  await once(lines, 'line')
  lines.on('line', (line) => {
    const { id, answer } = JSON.parse(line) as { id: number; answer: Answer }
    waiting.get(id)?.(answer)
  })
  let asked = 0
  const transact: SiteService['transact'] = (request, options) => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    waiting.set((asked += 1), resolve)
    child.stdin.write(`${JSON.stringify({ id: asked, request, options })}\n`)
    return promise
  }
  const stop = async () => {
    const ended = once(child, 'exit')
    child.stdin.end()
    await ended
  }
  return { transact, ...createServiceClient({ transact }), stop }
}
