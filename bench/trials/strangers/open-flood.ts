import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { killOnExit } from '#scripts/run-process.ts'
import type { FloodOptions } from './flood.ts'

export function openFlood() {
  const child = spawn(process.execPath, ['bench/trials/strangers/flood.ts'], { stdio: ['pipe', 'pipe', 'inherit'] })
  killOnExit(child)
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async send(flood: FloodOptions) {
      child.stdin.write(`${JSON.stringify(flood)}\n`)
      const { value } = await lines.next()
      return JSON.parse(value ?? '') as Readonly<Record<string, number>>
    },
    stop: () => child.stdin.end(),
  }
}
