import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isStoredName, isTempName } from './stored-names.ts'

type IsKnown = (names: ReadonlyArray<string>) => Promise<ReadonlySet<string>>

const batchSize = 500

async function* oldNames(folder: string, before: Date) {
  for await (const { name } of await opendir(folder)) {
    if (!isStoredName(name) && !isTempName(name)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && found.mtime < before) yield name
  }
}

/** Deletes what is old and known to nobody, and what a write that was cut short left behind. @returns how many files */
export async function sweepFolder(folder: string, isKnown: IsKnown, before: Date): Promise<number> {
  let swept = 0
  const sweepBatch = async (names: ReadonlyArray<string>) => {
    const known = await isKnown(names.filter(isStoredName))
    const unknown = names.filter((name) => !known.has(name))
    for (const name of unknown) await rm(join(folder, name), { force: true })
    swept += unknown.length
  }
  let batch: string[] = []
  for await (const name of oldNames(folder, before)) {
    batch.push(name)
    if (batch.length < batchSize) continue
    await sweepBatch(batch)
    batch = []
  }
  if (batch.length > 0) await sweepBatch(batch)
  return swept
}
