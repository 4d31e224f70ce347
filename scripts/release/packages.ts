import { cpSync, existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { CommandProblem } from '../command.ts'

export type LockedPackage = {
  readonly version: string
  readonly license?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly devOptional?: boolean
}

export type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> } & Readonly<Record<string, unknown>>

export type Material = {
  readonly path: string
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly integrity: string
  readonly places: ReadonlyArray<'server' | 'browser'>
}

export const readLock = (): Lock => JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

export const productionPackages = ({ packages }: Lock): ReadonlyArray<string> =>
  Object.entries(packages)
    .filter(([path, { dev, optional, devOptional }]) => path !== '' && !dev && !optional && !devOptional)
    .map(([path]) => path)
    .toSorted()

export const packageName = (path: string): string => path.replace(/^.*node_modules\//, '')

/** Node runs no TypeScript under node_modules, and reads no source maps unless told to. */
const isDead = (file: string) => /\.(?:[cm]?ts|tsx|map|flow)$/.test(file)

function requireInstalled(path: string, { version }: LockedPackage) {
  const manifest = join(path, 'package.json')
  const found = existsSync(manifest)
    ? (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version
    : null
  if (found === version) return
  const state = found === null ? 'is not installed' : `is installed in version ${found}`
  throw new CommandProblem(
    `${packageName(path)} ${version} stands in package-lock.json and ${state}. Run npm ci, and the same command again.`,
  )
}

/** From node_modules, which the launcher holds to package-lock.json: no registry is asked. */
export function copyPackages(lock: Lock, target: string): void {
  for (const path of productionPackages(lock)) {
    requireInstalled(path, lock.packages[path]!)
    cpSync(path, join(target, path), {
      recursive: true,
      dereference: true,
      filter: (file) => (file === path || basename(file) !== 'node_modules') && !isDead(file),
    })
  }
}

export function productionLock(lock: Lock, manifest: LockedPackage): Lock {
  const kept = productionPackages(lock).map((path) => [path, lock.packages[path]!] as const)
  return { ...lock, packages: { '': manifest, ...Object.fromEntries(kept) } }
}
