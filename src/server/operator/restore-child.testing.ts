import { writeSync } from 'node:fs'
import { readConfig } from '../settings/config.ts'
import { runDataCommand } from './data-commands.ts'

/** Restores a backup, and says when it begins; the environment says where. */
const [path = ''] = process.argv.slice(2)
process.exitCode = await runDataCommand(readConfig(process.env), ['restore', path], (line) => writeSync(1, `${line}\n`))
