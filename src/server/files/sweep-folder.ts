import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setAside, unlessMissing, type IsKnown } from './aside.ts'
import { isStoredName, isTempName } from './stored-names.ts'

export type SweepLimits = {
  /** What was written later may still get its row. */
  readonly before: Date
  /** How many files may be moved aside; where more are unknown, none is. */
  readonly most: number
}

export type Swept = { readonly unknown: number; readonly isMoved: boolean }

const batchSize = 500

/** What stands in a folder; nothing where there is no such folder. */
const namesIn = async (folder: string): Promise<ReadonlyArray<string>> => (await unlessMissing(readdir(folder))) ?? []

async function* oldNames(folder: string, { before, is }: { before: Date; is: (name: string) => boolean }) {
  for (const name of await namesIn(folder)) {
    if (!is(name)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && found.mtime < before) yield name
  }
}

/** The stored files of a folder that nobody knows, and that were last written before a moment. */
export async function findUnknown(folder: string, isKnown: IsKnown, before: Date): Promise<ReadonlyArray<string>> {
  const unknown: string[] = []
  const sort = async (names: ReadonlyArray<string>) => {
    const known = await isKnown(names)
    for (const name of names) if (!known.has(name)) unknown.push(name)
  }
  let batch: string[] = []
  for await (const name of oldNames(folder, { before, is: isStoredName })) {
    batch.push(name)
    if (batch.length < batchSize) continue
    await sort(batch)
    batch = []
  }
  if (batch.length > 0) await sort(batch)
  return unknown
}

/** The names of the stored files of a folder; none where there is no such folder. */
export const storedIn = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set((await namesIn(folder)).filter(isStoredName))

/** Moves aside what is old and known to nobody, unless it is too much, and deletes what a write that was cut short left behind. */
export async function sweepFolder(folder: string, isKnown: IsKnown, { before, most }: SweepLimits): Promise<Swept> {
  for await (const name of oldNames(folder, { before, is: isTempName })) await rm(join(folder, name), { force: true })
  const unknown = await findUnknown(folder, isKnown, before)
  const isMoved = unknown.length <= most
  if (isMoved) await setAside(folder, unknown, new Date())
  return { unknown: unknown.length, isMoved }
}
