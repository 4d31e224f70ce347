import { drawShare } from '#steps/harness/draw-lots.ts'
import { readChange, type Change } from './change.ts'
import { readImports } from './imports.ts'
import { readSourcesOfScreens } from './sources.ts'
import { touchedBy, type Touched } from './touched.ts'

/** A part of tests: how many the change touches, and how many of the others were drawn. */
export type Choice<Item> = { readonly items: ReadonlyArray<Item>; readonly touched: number; readonly drawn: number }

/** Of what the change does not touch, the share that a run draws. */
const share = 1 / 3

/** Chooses what the change touches, and a third of the rest, drawn by the seed. @param nameOf tells one from the other */
export function choose<Item>(
  all: ReadonlyArray<Item>,
  isTouched: (item: Item) => boolean,
  seed: string,
  nameOf: (item: Item) => string,
): Choice<Item> {
  const touched = all.filter(isTouched)
  const rest = all.filter((item) => !isTouched(item))
  const drawn = rest.length > 0 ? drawShare(rest, share, seed, nameOf) : []
  return { items: [...touched, ...drawn], touched: touched.length, drawn: drawn.length }
}

function readTouched(change: Change): Touched {
  if ('unknown' in change) return { everything: `What has changed is not known, because ${change.unknown}: all run.` }
  const imports = readImports()
  return touchedBy(change.files, imports, readSourcesOfScreens(imports))
}

/**
 * Chooses of the screen tests what a change touches, and a third of the rest.
 * @param since what the change is counted from, as `readChange` takes it
 * @param fileOf the feature or screen that an item belongs to
 * @returns the choice, and lines that say what was chosen and how to choose the same again
 */
export function chooseOnScreen<Item>(
  all: ReadonlyArray<Item>,
  { since, seed, suite }: { since: string | null; seed: string; suite: string },
  { fileOf, nameOf }: { fileOf: (item: Item) => string; nameOf: (item: Item) => string },
): { items: ReadonlyArray<Item>; says: ReadonlyArray<string> } {
  const change = readChange(since)
  const touched = readTouched(change)
  if ('everything' in touched) return { items: all, says: [touched.everything] }
  const { items, ...counts } = choose(all, (item) => touched.files.has(fileOf(item)), seed, nameOf)
  const from = 'since' in change ? change : { files: [], since: '' }
  const again = `SEED=${seed} npm run ${suite} -- --cover${since === null ? '' : ` --since ${JSON.stringify(since)}`}`
  return {
    items,
    says: [
      `${items.length} of ${all.length}: ${counts.touched} touched by the change of ${from.files.length} files since ${from.since}, ${counts.drawn} drawn by the seed.`,
      `The same again: ${again}`,
    ],
  }
}
