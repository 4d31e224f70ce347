import { usStates } from '#content/us-states.ts'
import { mapInSlices, type Slices } from '../database/slices.ts'
import type { ImportRows } from './content-tables.ts'

const plainName = (text: string) => text.replaceAll('.', '').trim().toLowerCase()

const states = new Map(usStates.flatMap((state) => [state.code, state.name].map((name) => [plainName(name), state])))

/** By its name or its letters, also "D.C.". */
export const findUsState = (text: string | null) => states.get(plainName(text ?? ''))

type Place = { readonly State?: string | null }

type Spellings = { readonly name: string; readonly written: ReadonlySet<string> }

/** Other names are only told apart by capitals: an id like "CA" may be of California or of Canada. */
const findStateKey = (written: string) => findUsState(written)?.code ?? plainName(written)

type Counts = ReadonlyMap<string, number>

/** A US state is written with its name, another as most rows write it. */
function chooseName(state: string, counts: Counts): string {
  const [most = ''] = [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
  return findUsState(state)?.name ?? most
}

async function countSpellings(places: ReadonlyArray<Place>, slices: Slices): Promise<ReadonlyMap<string, Counts>> {
  const found = new Map<string, Map<string, number>>()
  await mapInSlices(places, slices, ({ State }) => {
    const written = State?.trim()
    if (!written) return
    const state = findStateKey(written)
    const counts = found.get(state) ?? new Map<string, number>()
    found.set(state, counts.set(written, (counts.get(written) ?? 0) + 1))
  })
  return found
}

const listSpellings = (found: ReadonlyMap<string, Counts>): ReadonlyMap<string, Spellings> =>
  new Map(
    [...found]
      .filter(([, counts]) => counts.size > 1)
      .map(([state, counts]) => [state, { name: chooseName(state, counts), written: new Set(counts.keys()) }]),
  )

/** A state that is written in several ways, as "VA" and "Virginia", is written in one. */
export async function unifyStates(
  rows: ImportRows,
  slices: Slices,
): Promise<{ readonly rows: ImportRows; readonly notes: ReadonlyArray<string> }> {
  const { JobPostingHeader, Location } = rows
  const places: ReadonlyArray<Place> = [...(JobPostingHeader ?? []), ...(Location ?? [])]
  const spellings = listSpellings(await countSpellings(places, slices))
  const unify = <Row extends Place>(row: Row): Row => {
    const name = spellings.get(findStateKey(row.State?.trim() ?? ''))?.name
    return name ? { ...row, State: name } : row
  }
  return {
    rows: {
      ...rows,
      ...(JobPostingHeader && { JobPostingHeader: await mapInSlices(JobPostingHeader, slices, unify) }),
      ...(Location && { Location: await mapInSlices(Location, slices, unify) }),
    },
    notes: [...spellings.values()].map(
      ({ name, written }) =>
        `State: ${[...written].map((spelling) => `"${spelling}"`).join(' and ')} are one state, written "${name}" from now on`,
    ),
  }
}
