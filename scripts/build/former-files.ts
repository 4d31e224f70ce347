import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many releases before this one have their files kept. */
const mostFormer = 2

const assetsIn = (dist: string) => join(dist, 'client', 'assets')
const former = (dist: string) => join(dist, 'former-assets')
const list = (dist: string) => join(dist, 'releases.json')

/** The files of a folder that are named by their content; not those of its folders, which keep their names. */
const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []))
    : []

function readReleases(dist: string): string[][] {
  if (!existsSync(list(dist))) return []
  return JSON.parse(readFileSync(list(dist), 'utf8')) as string[][]
}

/** What a build must not clear away: the files of the releases so far. */
export const lasting = (dist: string): ReadonlyArray<string> => [former(dist), list(dist)]

/** Puts the built files aside before a build clears them away. */
export function putAside(dist: string): void {
  mkdirSync(former(dist), { recursive: true })
  const built = filesIn(assetsIn(dist)).toSorted()
  // What was built before releases were listed is one.
  if (built.length > 0 && !existsSync(list(dist))) writeFileSync(list(dist), JSON.stringify([built]))
  for (const name of filesIn(assetsIn(dist))) renameSync(join(assetsIn(dist), name), join(former(dist), name))
}

/**
 * Brings back beside the new files those of the two releases before: a page that is open while the site is renewed goes on
 * asking for them. A build that changes nothing is no release.
 */
export function bringBack(dist: string): void {
  const now = filesIn(assetsIn(dist)).toSorted()
  const known = readReleases(dist)
  const before = JSON.stringify(known[0]) === JSON.stringify(now) ? known.slice(1) : known
  const releases = [now, ...before.slice(0, mostFormer)]
  const here = new Set(now)
  for (const name of new Set(releases.slice(1).flat()))
    if (!here.has(name) && existsSync(join(former(dist), name)))
      cpSync(join(former(dist), name), join(assetsIn(dist), name))
  rmSync(former(dist), { recursive: true, force: true })
  writeFileSync(list(dist), JSON.stringify(releases))
}
