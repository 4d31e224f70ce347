import type { Cover, PathCoverage } from '#machines/cover.testing.ts'
import type { Step } from '#machines/graph.testing.ts'
import type { EnrolInput } from '#server/accounts/enrol-applicant.testing.ts'
import { expect, test } from 'vitest'
import { createWelcome } from '../worlds/browser-assembly.ts'
import { coldFlows, loadSomeInBrowser, type Journeys } from './flows.ts'
import { checkPageRules } from './page-rules.ts'
import { coverSeed, drawShare } from './sampling.ts'
import { walk, type PathDriver } from './walk.ts'
import { provideWorkerSite } from '../worlds/visit-site.ts'

declare module 'vitest' {
  interface TaskMeta {
    paths?: PathCoverage
  }
}

type Walk<Name extends keyof Journeys, Journey extends PathDriver> = {
  readonly name: string
  readonly cover: Cover
  readonly content: Readonly<Record<string, ReadonlyArray<unknown>>>
  readonly accounts?: ReadonlyArray<EnrolInput>
  readonly unreachable?: Readonly<Record<string, string>>
  readonly journeys: readonly [Name, ...Name[]]
  readonly journey?: (person: Pick<Journeys, Name>) => Journey
  readonly createViewCheck?: (journey: Journey) => (context: never, state: string) => Promise<void>
}

/** Share of the paths that are walked in pages which a browser translates. */
const translatedShare = 1 / 4

export function testPaths<const Name extends keyof Journeys, Journey extends PathDriver>(given: Walk<Name, Journey>) {
  const { name, cover, content, accounts = [], unreachable = {}, journeys, createViewCheck } = given
  const { journey = (person) => person[journeys[0]] as unknown as Journey } = given
  const site = provideWorkerSite(async ({ publish, enrol }) => {
    await publish(content)
    for (const account of accounts) await enrol(account)
  })

  test(`${name}: the paths take every transition and every offered case`, ({ task }) => {
    task.meta.paths = { taken: cover.taken, unreachable }
    expect(cover.missing).toEqual(Object.keys(unreachable))
    expect(cover.unused).toEqual([])
  })

  const translated = new Set(drawShare(cover.paths, translatedShare, coverSeed ?? '', ({ title }) => title))

  test.each(cover.paths.map((path) => [path.title, path] as const))(`${name}: %s`, async (_title, path) => {
    await site().forgetAttempts()
    const loadedJourneys = await loadSomeInBrowser(journeys)
    const { person, page, leave } = await createWelcome(site(), loadedJourneys, {
      isOnStage: !coldFlows.has(journeys[0]),
      isTranslated: translated.has(path),
    })('a visitor')
    const verbs = journey(person)
    const isLike = createViewCheck?.(verbs)
    const look = async ({ event, context, state, refusesText }: Step) => {
      await isLike?.(context as never, state)
      const isSent = /(submitted|asked)$|done\.actor\.(submit|sending)/.test(event.type)
      await checkPageRules(page, { isSent, refusesText })
    }
    try {
      expect(await walk(verbs, path, look)).toBeUndefined()
    } finally {
      await leave()
    }
  })
}
