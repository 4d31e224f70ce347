import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin']

export const clamdProgram = folders.map((folder) => join(folder, 'clamd')).find((path) => existsSync(path)) ?? null

async function untilReady(daemon: ChildProcess) {
  const said: string[] = []
  for await (const line of createInterface({ input: daemon.stdout ?? process.stdin })) {
    said.push(line)
    if (line.includes('Self checking')) return void daemon.stdout?.resume()
  }
  throw new Error(`clamd did not start:\n${said.join('\n')}`)
}

export async function startClamd(program: string, word: string) {
  const folder = mkdtempSync(join(tmpdir(), 'clamd-'))
  const address = join(folder, 'socket')
  const settings = [`DatabaseDirectory ${folder}`, `LocalSocket ${address}`, 'Foreground yes', 'StreamMaxLength 12M']
  writeFileSync(join(folder, 'clamd.conf'), [...settings, ''].join('\n'))
  writeFileSync(join(folder, 'test.ndb'), `Test.Word:0:*:${Buffer.from(word).toString('hex')}\n`)
  const daemon = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: ['ignore', 'pipe', 'ignore'] })
  await untilReady(daemon)
  return {
    address,
    async stop() {
      const exit = once(daemon, 'exit')
      daemon.kill('SIGKILL')
      await exit
      rmSync(folder, { recursive: true })
    },
  }
}
