import { usStates } from '#content/us-states.ts'
import type { ImportRows } from './content-tables.ts'

const plainName = (text: string) => text.replaceAll('.', '').trim().toLowerCase()

const states = new Map(usStates.flatMap((state) => [state.code, state.name].map((name) => [plainName(name), state])))

/** By its name or its letters, also "D.C.". */
export const findUsState = (text: string | null) => states.get(plainName(text ?? ''))

type Stated = { readonly State?: string | null; readonly State_ID?: string | null }

function listSpellings({ JobPostingHeader = [], Location = [] }: ImportRows) {
  const spellings = new Map<string, Map<string, string>>()
  for (const { State, State_ID } of [...JobPostingHeader, ...Location] as ReadonlyArray<Stated>) {
    const written = (State ?? '').trim()
    const state = findUsState(written)?.code ?? State_ID?.trim()
    if (written === '' || !state) continue
    const known = spellings.get(state) ?? new Map<string, string>()
    if (!known.has(written.toLowerCase())) known.set(written.toLowerCase(), written)
    spellings.set(state, known)
  }
  return [...spellings.values()].map((known) => [...known.values()])
}

/** One state under two names, as "VA" and "Virginia". */
export const findStateSpellings = (rows: ImportRows): ReadonlyArray<string> =>
  listSpellings(rows)
    .filter((known) => known.length > 1)
    .map((known) => `State: ${known.map((spelling) => `"${spelling}"`).join(' and ')} are one state: write one of them`)
