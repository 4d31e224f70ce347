import type { Entry } from './journey.ts'

/** Runs in the page: what the entries of the list say. */
export const readEntries = (entries: ReadonlyArray<Element>): ReadonlyArray<Entry> =>
  entries.map((each) => ({
    part: each.closest('ul')?.getAttribute('aria-label') ?? '',
    job: each.querySelector('h4')?.textContent ?? '',
    state: each.querySelector('h4 + span')?.textContent ?? '',
  }))

/** A line of what became of an application: its state, and its day as yyyy-mm-dd. */
export function readLine(line: string): readonly [state: string, day: string] {
  const [, state = '', day = ''] = /^(.*?) (\w+ \d+, \d{4}) at /.exec(line) ?? []
  return [state, new Date(`${day} UTC`).toISOString().slice(0, 10)]
}
