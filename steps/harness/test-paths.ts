import type { Cover, MadePaths, Path } from '#machines/cover.testing.ts'
import type { Enrolled } from '#server/accounts/enrol-applicant.testing.ts'
import { expect, test } from 'vitest'
import { welcomeTo } from '../worlds/browser-assembly.ts'
import { loadSomeInBrowser } from './flows.ts'
import type { Journeys } from './person.ts'
import { siteOfWorker } from '../worlds/site-of-worker.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** What the paths take, for those who ask later. */
    paths?: MadePaths
  }
}

type Walk<Name extends keyof Journeys> = {
  /** What is walked, for the titles. */
  readonly name: string
  readonly cover: Cover
  /** The content the site has while the paths are walked. */
  readonly content: Readonly<Record<string, ReadonlyArray<unknown>>>
  /** Who has an account there. */
  readonly accounts?: ReadonlyArray<Enrolled>
  /** Transitions that no screen can reach, with the reason. */
  readonly unreachable?: Readonly<Record<string, string>>
  /** What the walk takes of a person; the other flows are not loaded. */
  readonly journeys: ReadonlyArray<Name>
  readonly walk: (person: Pick<Journeys, Name>, path: Path) => Promise<void>
}

/** Makes a test of each path: someone new walks it on the screen of the running site. */
export function testPaths<const Name extends keyof Journeys>(given: Walk<Name>) {
  const { name, cover, content, accounts = [], unreachable = {}, journeys, walk } = given
  const site = siteOfWorker(async ({ publish, enrol }) => {
    await publish(content)
    for (const account of accounts) await enrol(account)
  })

  test(`${name}: the paths take every transition and every offered case`, ({ task }) => {
    task.meta.paths = { taken: cover.taken, unreachable }
    expect(cover.missing).toEqual(Object.keys(unreachable))
    expect(cover.unused).toEqual([])
  })

  test.each(cover.paths.map((path) => [path.title, path] as const))(`${name}: %s`, async (_title, path) => {
    const { person, leave } = await welcomeTo(site(), await loadSomeInBrowser(journeys))('a visitor')
    try {
      await expect(walk(person, path)).resolves.toBeUndefined()
    } finally {
      await leave()
    }
  })
}
