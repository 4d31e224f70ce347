import { readTextList } from './text-list.ts'

/** The saved ids whose posting is open; all of them while it is not known which are, which is null (J3-34, J3-35). */
export function keepOpen(savedIds: readonly string[], openIds: readonly string[] | null): string[] {
  if (openIds === null) return [...savedIds]
  const open = new Set(openIds)
  return savedIds.filter((id) => open.has(id))
}

/** Saves an unsaved job, the latest last, or unsaves a saved one (J4.3-01, J4.3-02). */
export const toggleSaved = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]

/** All ids of both lists, each once. */
export const joinSaved = (ids: readonly string[], others: readonly string[]): string[] => [
  ...new Set([...ids, ...others]),
]

/** The ids in what a device stored: a JSON array of ids. Anything else is nobody's list and counts as empty (J3-33, J7-46). */
export const readSaved = (stored: string | null): string[] => joinSaved(readTextList(stored), [])

/** Ids as a device stores them (J7-46). */
export const writeSaved = (ids: readonly string[]): string => JSON.stringify(ids)
