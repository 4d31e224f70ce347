import { drawShare } from '#steps/harness/sampling.ts'
import { readChange, type Change } from './change.ts'
import { readImports } from './imports.ts'
import { readScreenSources } from './sources.ts'
import { findAffectedTests, type AffectedTests } from './affected-tests.ts'

export type Choice<Item> = { readonly items: ReadonlyArray<Item>; readonly touched: number; readonly drawn: number }

const shares = { touched: { needsScreen: 1, other: 1 / 3 }, rest: { needsScreen: 1 / 3, other: 1 / 10 } } as const

type Kinds<Item> = {
  readonly isTouched: (item: Item) => boolean
  readonly needsScreen: (item: Item) => boolean
  readonly getName: (item: Item) => string
}

export function choose<Item>(
  all: ReadonlyArray<Item>,
  seed: string,
  { isTouched, needsScreen, getName }: Kinds<Item>,
): Choice<Item> {
  const draw = (items: ReadonlyArray<Item>, share: Record<'needsScreen' | 'other', number>) =>
    [true, false].flatMap((needs) => {
      const some = items.filter((item) => needsScreen(item) === needs)
      return some.length > 0 ? drawShare(some, needs ? share.needsScreen : share.other, seed, getName) : []
    })
  const touched = draw(all.filter(isTouched), shares.touched)
  const drawn = draw(
    all.filter((item) => !isTouched(item)),
    shares.rest,
  )
  return { items: [...touched, ...drawn], touched: touched.length, drawn: drawn.length }
}

function readTouched(change: Change): AffectedTests {
  if ('unknown' in change) return { everything: `What has changed is not known, because ${change.unknown}: all run.` }
  const imports = readImports()
  return findAffectedTests(change.files, imports, readScreenSources(imports))
}

export function chooseOnScreen<Item>(
  all: ReadonlyArray<Item>,
  { since, seed, suite }: { since: string | null; seed: string; suite: string },
  { getFile, ...kinds }: Omit<Kinds<Item>, 'isTouched'> & { getFile: (item: Item) => string },
): { items: ReadonlyArray<Item>; touched: ReadonlyArray<Item>; says: ReadonlyArray<string> } {
  const change = readChange(since)
  const touched = readTouched(change)
  const isTouched = (item: Item) => 'everything' in touched || touched.files.has(getFile(item))
  const { items, ...counts } = choose(all, seed, { isTouched, ...kinds })
  const from = 'since' in change ? change : { files: [], since: '' }
  const again = `SEED=${seed} npm run ${suite} -- --cover${since === null ? '' : ` --since ${JSON.stringify(since)}`}`
  return {
    items,
    touched: 'everything' in touched ? [] : items.filter(isTouched),
    says: [
      ...('everything' in touched ? [touched.everything] : []),
      `${items.length} of ${all.length}: ${counts.touched} touched by the change of ${from.files.length} files since ${from.since}, ${counts.drawn} drawn by the seed.`,
      `The same again: ${again}`,
    ],
  }
}
