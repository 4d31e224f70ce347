import { usStates } from '#content/us-states.ts'
import type { ImportRows } from './content-tables.ts'

const plainName = (text: string) => text.replaceAll('.', '').trim().toLowerCase()

const states = new Map(usStates.flatMap((state) => [state.code, state.name].map((name) => [plainName(name), state])))

/** By its name or its letters, also "D.C.". */
export const findUsState = (text: string | null) => states.get(plainName(text ?? ''))

type Place = { readonly State?: string | null }

type Spellings = { readonly name: string; readonly written: ReadonlySet<string> }

/** Other names are only told apart by capitals: an id like "CA" may be of California or of Canada. */
const findStateKey = (written: string) => findUsState(written)?.code ?? plainName(written)

/** A US state is written with its name, another as most rows write it. */
function chooseName(state: string, written: ReadonlyArray<string>): string {
  const counts = Map.groupBy(written, (name) => name)
  const [most = ''] = [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name)
  return findUsState(state)?.name ?? most
}

function listSpellings({ JobPostingHeader = [], Location = [] }: ImportRows): ReadonlyMap<string, Spellings> {
  const places: ReadonlyArray<Place> = [...JobPostingHeader, ...Location]
  const named = places.flatMap((place) => {
    const written = place.State?.trim()
    return written ? [{ state: findStateKey(written), written }] : []
  })
  const spellings = [...Map.groupBy(named, ({ state }) => state)].map(([state, all]) => {
    const written = all.map((place) => place.written)
    return [state, { name: chooseName(state, written), written: new Set(written) }] as const
  })
  return new Map(spellings.filter(([, { written }]) => written.size > 1))
}

/** A state that is written in several ways, as "VA" and "Virginia", is written in one. */
export function unifyStates(rows: ImportRows): { readonly rows: ImportRows; readonly notes: ReadonlyArray<string> } {
  const spellings = listSpellings(rows)
  const unify = <Row extends Place>(row: Row): Row => {
    const name = spellings.get(findStateKey(row.State?.trim() ?? ''))?.name
    return name ? { ...row, State: name } : row
  }
  const { JobPostingHeader, Location } = rows
  return {
    rows: {
      ...rows,
      ...(JobPostingHeader && { JobPostingHeader: JobPostingHeader.map(unify) }),
      ...(Location && { Location: Location.map(unify) }),
    },
    notes: [...spellings.values()].map(
      ({ name, written }) =>
        `State: ${[...written].map((spelling) => `"${spelling}"`).join(' and ')} are one state, written "${name}" from now on`,
    ),
  }
}
