import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const maxFormer = 2

const getAssetsPath = (dist: string) => join(dist, 'client', 'assets')
const former = (dist: string) => join(dist, 'former-assets')
const list = (dist: string) => join(dist, 'releases.json')

const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))
    : []

function readReleases(dist: string): string[][] {
  if (!existsSync(list(dist))) return []
  return JSON.parse(readFileSync(list(dist), 'utf8')) as string[][]
}

export const lasting = (dist: string): ReadonlyArray<string> => [former(dist), list(dist)]

export function putAside(dist: string): void {
  mkdirSync(former(dist), { recursive: true })
  const built = listFiles(getAssetsPath(dist)).toSorted()
  // What was built before releases were listed is one.
  if (built.length > 0 && !existsSync(list(dist))) writeFileSync(list(dist), JSON.stringify([built]))
  for (const name of listFiles(getAssetsPath(dist)))
    renameSync(join(getAssetsPath(dist), name), join(former(dist), name))
}

/** Restores files of the two releases before: open pages still request them. A build that changes nothing is no release. */
export function restoreFormer(dist: string): void {
  const now = listFiles(getAssetsPath(dist)).toSorted()
  const known = readReleases(dist)
  const before = JSON.stringify(known[0]) === JSON.stringify(now) ? known.slice(1) : known
  const releases = [now, ...before.slice(0, maxFormer)]
  const here = new Set(now)
  for (const name of new Set(releases.slice(1).flat()))
    if (!here.has(name) && existsSync(join(former(dist), name)))
      cpSync(join(former(dist), name), join(getAssetsPath(dist), name))
  rmSync(former(dist), { recursive: true, force: true })
  writeFileSync(list(dist), JSON.stringify(releases))
}
