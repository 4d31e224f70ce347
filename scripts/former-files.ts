import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How many releases before this one are kept. */
const releases = 2
/** Beside the manifest, where the server hands nothing out. */
const listName = '.vite/releases.json'

/** The files under `assets` of each release, by name, the latest first. */
type Releases = ReadonlyArray<ReadonlyArray<string>>

const readReleases = async (folder: string): Promise<Releases> =>
  JSON.parse(await readFile(join(folder, listName), 'utf8').catch(() => '[]')) as Releases

const filesIn = async (folder: string) => {
  const entries = await readdir(join(folder, 'assets'), { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

/**
 * Puts the built files of the two releases before aside, while the site is built anew.
 * @returns what lays those that the new release has no longer beside its own: a page that was opened before still asks
 * for them
 */
export async function setFormerFilesAside(client: string, aside: string): Promise<() => Promise<void>> {
  const former = await readReleases(client)
  await rm(aside, { recursive: true, force: true })
  await mkdir(aside, { recursive: true })
  const names = new Set(former.flat())
  const there = (await filesIn(client)).filter((name) => names.has(name))
  await Promise.all(
    there.map((name) => cp(join(client, 'assets', name), join(aside, name), { preserveTimestamps: true })),
  )
  return async () => {
    const own = await filesIn(client)
    const kept = nextReleases(own, former)
    const wanted = new Set(kept.slice(1).flat())
    const left = there.filter((name) => wanted.has(name) && !own.includes(name))
    await Promise.all(left.map((name) => cp(join(aside, name), join(client, 'assets', name))))
    await mkdir(join(client, '.vite'), { recursive: true })
    await writeFile(join(client, listName), JSON.stringify(kept))
    await rm(aside, { recursive: true, force: true })
  }
}

/** A release that is built again from the same sources counts once. */
function nextReleases(own: ReadonlyArray<string>, former: Releases): Releases {
  const key = (names: ReadonlyArray<string>) => names.toSorted().join('\n')
  return [own, ...former.filter((names) => key(names) !== key(own))].slice(0, releases + 1)
}
