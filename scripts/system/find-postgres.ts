import { existsSync } from 'node:fs'
import { findPostgresPrograms } from '#server/database/postgres-programs.testing.ts'
import { runProcess } from '../run-process.ts'
import { printLine } from '../command.ts'

export async function findPostgres(): Promise<string | null> {
  const found = findPostgresPrograms()
  if (found !== null) return found
  await installWithApt()
  return findPostgresPrograms()
}

async function installWithApt(): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  printLine("Installing Debian's PostgreSQL package for the tests of several processes…")
  const options = { timeoutSeconds: 600, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await runProcess('apt-get', ['update', '-q'], options)
  const install = ['install', '-y', '-q', '--no-install-recommends', 'postgresql']
  const { code, output } = await runProcess('apt-get', install, options)
  if (code !== 0) printLine(`  apt-get could not install postgresql: ${output.trim().split('\n').at(-1) ?? ''}`)
}
