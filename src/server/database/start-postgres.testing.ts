import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { findPostgresPrograms } from './postgres-programs.testing.ts'

export type TestPostgres = {
  readonly createDatabase: (name: string) => Promise<string>
  /** Ends every connection and loses no commit. */
  readonly halt: () => Promise<void>
  readonly resume: () => Promise<void>
  readonly stop: () => Promise<void>
}

const notInstalled =
  'PostgreSQL is not installed here: install it (on Debian: apt-get install postgresql), or put the folder of its ' +
  'programs initdb and postgres on the PATH, and run the same command again.'

type Account = { readonly uid: number; readonly gid: number }

const readAccountId = (flag: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())

function findAccount(name: string): Account[] {
  try {
    return [{ uid: readAccountId('-u', name), gid: readAccountId('-g', name) }]
  } catch {
    return []
  }
}

const findUnprivilegedAccount = (): Account | undefined =>
  process.getuid?.() === 0 ? ['postgres', 'nobody'].flatMap(findAccount)[0] : undefined

const port = 5432
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', listen_addresses: '' }

const toDatabaseUrl = (folder: string, name: string) =>
  `postgres://postgres@${encodeURIComponent(folder)}:${port}/${name}`

async function untilReady(server: ChildProcess): Promise<void> {
  const said: string[] = []
  for await (const line of createInterface({ input: server.stderr ?? process.stdin })) {
    said.push(line)
    if (line.includes('ready to accept connections')) return void server.stderr?.resume()
  }
  throw new Error(`PostgreSQL did not start:\n${said.join('\n')}`)
}

async function createDatabase(folder: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: toDatabaseUrl(folder, 'postgres') })
  await client.connect()
  await client.query(`create database "${name}"`)
  await client.end()
  return toDatabaseUrl(folder, name)
}

type Place = { readonly programs: string; readonly folder: string; readonly account: Account | undefined }

const toDataArguments = (folder: string) => ['-D', join(folder, 'data')]
const toProcessOptions = ({ folder, account }: Place) => ({
  ...account,
  cwd: folder,
  env: { ...process.env, LC_ALL: 'C' },
})

function initialize(place: Place) {
  const { programs, folder, account } = place
  if (account) chownSync(folder, account.uid, account.gid)
  const own = ['-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), [...toDataArguments(folder), ...own], {
    ...toProcessOptions(place),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

function launch(place: Place): ChildProcess {
  const given = Object.entries({ ...settings, port, unix_socket_directories: place.folder })
  const args = [...toDataArguments(place.folder), ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  return spawn(join(place.programs, 'postgres'), args, {
    ...toProcessOptions(place),
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

async function end(server: ChildProcess, signal: 'SIGINT' | 'SIGQUIT') {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill(signal)
  await ended
}

export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgresPrograms()
  if (programs === null) throw new Error(notInstalled)
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const place = { programs, folder, account: findUnprivilegedAccount() }
  initialize(place)
  let server = launch(place)
  const remove = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', remove)
  await untilReady(server)
  return {
    createDatabase: (name) => createDatabase(folder, name),
    halt: () => end(server, 'SIGINT'),
    resume: () => untilReady((server = launch(place))),
    stop: async () => {
      await end(server, 'SIGQUIT')
      process.off('exit', remove)
      remove()
    },
  }
}
