import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { dayLength } from '#domain/time/dates.ts'
import { isStoredName } from './stored-names.ts'

const dayForm = /^\d{4}-\d{2}-\d{2}$/

const asideFolder = (folder: string) => join(folder, 'aside')
const toIsoDay = (moment: Date) => moment.toISOString().slice(0, 10)

export const unlessMissing = <Value>(call: Promise<Value>): Promise<Value | undefined> =>
  call.catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  })

const listAsideDays = async (folder: string) =>
  ((await unlessMissing(readdir(asideFolder(folder)))) ?? []).filter((name) => dayForm.test(name))

export const foldersAside = async (folder: string): Promise<ReadonlyArray<string>> =>
  (await listAsideDays(folder)).map((one) => join(asideFolder(folder), one))

export async function setAside(folder: string, names: ReadonlyArray<string>, now: Date): Promise<void> {
  if (names.length === 0) return
  const place = join(asideFolder(folder), toIsoDay(now))
  await mkdir(place, { recursive: true, mode: 0o700 })
  for (const name of names) await unlessMissing(rename(join(folder, name), join(place, name)))
}

export async function restoreFormer(folder: string, name: string): Promise<boolean> {
  for (const one of await listAsideDays(folder)) {
    const moved = rename(join(asideFolder(folder), one, name), join(folder, name)).then(() => true)
    if (await unlessMissing(moved)) return true
  }
  return false
}

export async function removeAside(folder: string, name: string): Promise<void> {
  for (const one of await listAsideDays(folder)) await rm(join(asideFolder(folder), one, name), { force: true })
}

export async function namesAside(folder: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>()
  for (const one of await listAsideDays(folder))
    for (const name of (await unlessMissing(readdir(join(asideFolder(folder), one)))) ?? [])
      if (isStoredName(name)) names.add(name)
  return names
}

export type FindKnownNames = (names: ReadonlyArray<string>) => Promise<ReadonlySet<string>>

const batchSize = 500

async function restoreKnownFiles(folder: string, place: string, isKnown: FindKnownNames) {
  const names = ((await unlessMissing(readdir(place))) ?? []).filter(isStoredName)
  for (let start = 0; start < names.length; start += batchSize)
    for (const name of await isKnown(names.slice(start, start + batchSize)))
      await unlessMissing(rename(join(place, name), join(folder, name)))
}

export type Expiry = { readonly isKnown: FindKnownNames; readonly days: number; readonly now: Date }

export async function expireAside(folder: string, { isKnown, days, now }: Expiry): Promise<void> {
  const first = toIsoDay(new Date(now.getTime() - days * dayLength))
  for (const one of await listAsideDays(folder)) {
    if (one >= first) continue
    const place = join(asideFolder(folder), one)
    await restoreKnownFiles(folder, place, isKnown)
    await rm(place, { recursive: true, force: true })
  }
}
