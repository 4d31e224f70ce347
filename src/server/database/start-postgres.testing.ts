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

function launch(programs: string, folder: string): ChildProcess {
  const account = findUnprivilegedAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const options = { ...account, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const data = ['-D', join(folder, 'data')]
  const init = [...data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(join(programs, 'initdb'), init, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const given = Object.entries({ ...settings, port, unix_socket_directories: folder })
  const args = [...data, ...given.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  return spawn(join(programs, 'postgres'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
}

export async function startPostgres(): Promise<TestPostgres> {
  const programs = findPostgresPrograms()
  if (programs === null) throw new Error(notInstalled)
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  const server = launch(programs, folder)
  const ended = once(server, 'exit')
  const remove = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', remove)
  await untilReady(server)
  return {
    createDatabase: (name) => createDatabase(folder, name),
    stop: async () => {
      server.kill('SIGQUIT')
      await ended
      process.off('exit', remove)
      remove()
    },
  }
}
