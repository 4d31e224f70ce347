import type { ArrivalEvent } from '#machines/arrival.machine.ts'

/** Where a visitor is in the history of the site. */
export type Stop = {
  readonly pathname: string
  readonly search: string
  readonly hash: string
  /** Names the entry of the history. */
  readonly key: string
}

/** How a stop was reached: by a link of the site, by a step in its history, or in another way, such as a filter. */
export type Way = 'link' | 'history' | 'other'

function decoded(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

const sectionOf = ({ hash }: Stop): ReadonlyArray<ArrivalEvent> =>
  hash.length > 1 ? [{ type: 'section.asked', fragment: decoded(hash) }] : []

const returnTo = ({ key }: Stop): ReadonlyArray<ArrivalEvent> => [{ type: 'page.returned', entry: key }]

function arrivalWithin(before: Stop, now: Stop, way: Way): ReadonlyArray<ArrivalEvent> {
  if (way === 'history') return before.hash === now.hash ? [] : returnTo(now)
  if (way === 'other') return []
  if (now.hash.length > 1) return sectionOf(now)
  return before.search === now.search ? [{ type: 'page.opened' }] : []
}

/** What a navigation means to the one who reads: a change of the query alone leaves the page where it is (C2.1-56). */
export function arrivalOf(before: Stop | null, now: Stop, way: Way): ReadonlyArray<ArrivalEvent> {
  if (!before) return sectionOf(now)
  if (before.pathname === now.pathname) return arrivalWithin(before, now, way)
  return way === 'history' ? returnTo(now) : [{ type: 'page.opened' }, ...sectionOf(now)]
}
