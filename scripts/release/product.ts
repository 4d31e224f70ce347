import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

export type Product = {
  readonly name: string
  readonly version: string
  readonly commit: string | null
  /** Of the commit, so that the same sources give the same release. */
  readonly date: string | null
  readonly isChanged: boolean
}

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

export function readProduct(): Product {
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8')) as Product
  const seconds = Number(git('log', '-1', '--format=%ct') ?? 'none')
  return {
    name,
    version,
    commit: git('rev-parse', 'HEAD'),
    date: Number.isNaN(seconds) ? null : new Date(seconds * 1000).toISOString(),
    isChanged: (git('status', '--porcelain', '--untracked-files=no') ?? '') !== '',
  }
}

export const lastMigration = (): string | null =>
  readdirSync('src/server/database/migrations')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace('.ts', ''))
    .toSorted()
    .at(-1) ?? null
