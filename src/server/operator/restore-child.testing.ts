import { existsSync, writeSync } from 'node:fs'
import { readConfig } from '../settings/config.ts'
import { runDataCommand } from './data-commands.ts'

const [path = '', end = ''] = process.argv.slice(2)

function watch() {
  if (existsSync(end)) process.kill(process.pid, 'SIGKILL')
  setImmediate(watch).unref()
}

if (end !== '') watch()
process.exitCode = await runDataCommand(readConfig(process.env), ['restore', path], (line) => writeSync(1, `${line}\n`))
