import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setAside, unlessMissing, type FindKnownNames } from './aside.ts'
import { isStoredName, isTempName } from './stored-names.ts'

export type SweepLimits = {
  /** Newer files may still get their row. */
  readonly before: Date
  readonly most: number
}

export type Swept = { readonly unknown: number; readonly isMoved: boolean }

const batchSize = 500

const listNames = async (folder: string): Promise<ReadonlyArray<string>> => (await unlessMissing(readdir(folder))) ?? []

async function* oldNames(folder: string, { before, is }: { before: Date; is: (name: string) => boolean }) {
  for (const name of await listNames(folder)) {
    if (!is(name)) continue
    const found = await stat(join(folder, name)).catch(() => null)
    if (found && found.mtime < before) yield name
  }
}

export async function findUnknown(
  folder: string,
  isKnown: FindKnownNames,
  before: Date,
): Promise<ReadonlyArray<string>> {
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

export const listStoredNames = async (folder: string): Promise<ReadonlySet<string>> =>
  new Set((await listNames(folder)).filter(isStoredName))

export async function sweepFolder(
  folder: string,
  isKnown: FindKnownNames,
  { before, most }: SweepLimits,
): Promise<Swept> {
  for await (const name of oldNames(folder, { before, is: isTempName })) await rm(join(folder, name), { force: true })
  const unknown = await findUnknown(folder, isKnown, before)
  const isMoved = unknown.length <= most
  if (isMoved) await setAside(folder, unknown, new Date())
  return { unknown: unknown.length, isMoved }
}
