import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dayLength } from '#domain/time/dates.ts'
import { isStoredName } from './stored-names.ts'

const dayForm = /^\d{4}-\d{2}-\d{2}$/

const asideIn = (folder: string) => join(folder, 'aside')
const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

export const unlessMissing = <Value>(call: Promise<Value>): Promise<Value | undefined> =>
  call.catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  })

const daysOf = async (folder: string) =>
  ((await unlessMissing(readdir(asideIn(folder)))) ?? []).filter((name) => dayForm.test(name))

export const foldersAside = async (folder: string): Promise<ReadonlyArray<string>> =>
  (await daysOf(folder)).map((one) => join(asideIn(folder), one))

export async function setAside(folder: string, names: ReadonlyArray<string>, now: Date): Promise<void> {
  if (names.length === 0) return
  const place = join(asideIn(folder), dayOf(now))
  await mkdir(place, { recursive: true, mode: 0o700 })
  for (const name of names) await unlessMissing(rename(join(folder, name), join(place, name)))
}

export async function bringBack(folder: string, name: string): Promise<boolean> {
  for (const one of await daysOf(folder)) {
    const moved = rename(join(asideIn(folder), one, name), join(folder, name)).then(() => true)
    if (await unlessMissing(moved)) return true
  }
  return false
}

export async function removeAside(folder: string, name: string): Promise<void> {
  for (const one of await daysOf(folder)) await rm(join(asideIn(folder), one, name), { force: true })
}

export async function namesAside(folder: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for (const one of await daysOf(folder))
    for (const name of (await unlessMissing(readdir(join(asideIn(folder), one)))) ?? [])
      if (isStoredName(name)) names.add(name)
  return names
}

export type IsKnown = (names: ReadonlyArray<string>) => Promise<ReadonlySet<string>>

const batchSize = 500

async function bringBackKnown(folder: string, place: string, isKnown: IsKnown) {
  const names = ((await unlessMissing(readdir(place))) ?? []).filter(isStoredName)
  for (let start = 0; start < names.length; start += batchSize)
    for (const name of await isKnown(names.slice(start, start + batchSize)))
      await unlessMissing(rename(join(place, name), join(folder, name)))
}

export type Expiry = { readonly isKnown: IsKnown; readonly days: number; readonly now: Date }

export async function expireAside(folder: string, { isKnown, days, now }: Expiry): Promise<void> {
  const first = dayOf(new Date(now.getTime() - days * dayLength))
  for (const one of await daysOf(folder)) {
    if (one >= first) continue
    const place = join(asideIn(folder), one)
    await bringBackKnown(folder, place, isKnown)
    await rm(place, { recursive: true, force: true })
  }
}
