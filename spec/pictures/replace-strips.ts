import { listPictures, type ScreenshotStrip, type Strips } from './strips.ts'

/** @param known all example keys after a whole run, to drop pictures of removed examples; null after a partial run */
export function replaceStrips(before: Strips, made: Strips, known: ReadonlySet<string> | null): Strips {
  const kept = Object.entries(before).filter(([key]) => !(key in made) && (known === null || known.has(key)))
  const shown = Object.entries(made).filter(([, strip]) => listPictures(strip).length > 0)
  return Object.fromEntries([...kept, ...shown])
}

const countBytes = (strip: ScreenshotStrip) => listPictures(strip).reduce((sum, { bytes }) => sum + bytes, 0)

export const countStripBytes = (strips: Strips) =>
  Object.values(strips).reduce((sum, strip) => sum + countBytes(strip), 0)

export function trimStrips(strips: Strips, most: number): { readonly kept: Strips; readonly gone: number } {
  const latest = Object.entries(strips).toSorted(
    ([name, one], [other, another]) => another.date.localeCompare(one.date) || name.localeCompare(other),
  )
  let bytes = 0
  const over = latest.findIndex(([, strip]) => {
    bytes += countBytes(strip)
    return bytes > most
  })
  const kept = over === -1 ? latest : latest.slice(0, over)
  return { kept: Object.fromEntries(kept), gone: latest.length - kept.length }
}
