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

export function readReleases(dist: string): string[][] {
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

type Former = { readonly releases: string[][]; readonly folder: string }

/** Adds files of the two releases before: open pages still request them. A build that changes nothing is no release. */
function addFormer(dist: string, now: string[], { releases: known, folder }: Former): void {
  const before = JSON.stringify(known[0]) === JSON.stringify(now) ? known.slice(1) : known
  const releases = [now, ...before.slice(0, maxFormer)]
  const here = new Set(now)
  for (const name of new Set(releases.slice(1).flat()))
    if (!here.has(name) && existsSync(join(folder, name))) cpSync(join(folder, name), join(getAssetsPath(dist), name))
  writeFileSync(list(dist), JSON.stringify(releases))
}

export function restoreFormer(dist: string): void {
  addFormer(dist, listFiles(getAssetsPath(dist)).toSorted(), { releases: readReleases(dist), folder: former(dist) })
  rmSync(former(dist), { recursive: true, force: true })
}

/** Files of former releases that a checkout has kept do not count: two checkouts give the same. */
export function takeFormerFrom(dist: string, formerDist: string | null): void {
  const now = readReleases(dist)[0] ?? []
  for (const name of listFiles(getAssetsPath(dist)).filter((each) => !now.includes(each)))
    rmSync(join(getAssetsPath(dist), name))
  const releases = formerDist === null ? [] : readReleases(formerDist)
  addFormer(dist, now, { releases, folder: getAssetsPath(formerDist ?? dist) })
}
