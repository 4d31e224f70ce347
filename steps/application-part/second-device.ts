import { decodeApplicationsReply, decodeStartedApplication } from '#contract/application.ts'
import { decodeSavedPart } from '#contract/application-form.ts'
import { listSectionParts } from '#contract/application-children.ts'
import {
  applicationEntity,
  removeApplicationEntry,
  saveApplicationPart,
  startApplication,
} from '#contract/application-operations.ts'
import { maxEntries, sections, type SectionName } from '#contract/application-sections.ts'
import { decodeSignInReply } from '#contract/sign-in.ts'
import type { FormValues } from '#contract/form.ts'
import { call, read } from '#contract/operations.ts'
import type { Operation, TransactionReply } from '#contract/transaction.ts'
import type { Owner } from '../worlds/applications.ts'

type Send = (operations: ReadonlyArray<Operation>, token?: string) => Promise<TransactionReply>

export type SecondDevice = ReturnType<typeof secondDevice>

const asking = (send: Send, { email, password }: Owner) => {
  let token: Promise<string> | null = null
  const signIn = async () => decodeSignInReply((await send([call('SignIn', email, password, '')])).Payload).token ?? ''
  return async (operation: Operation): Promise<string> => {
    token ??= signIn()
    const reply = await send([operation], await token)
    if (!reply.Success) throw new Error(reply.Msg)
    return reply.Payload
  }
}

export function secondDevice(send: Send, owner: Owner, job: string) {
  const ask = asking(send, owner)
  let begun: Promise<string> | null = null
  const begin = () =>
    (begun ??= ask(call(startApplication, job)).then((said) => decodeStartedApplication(said).Application_ID))
  const parts = async (section: SectionName) => {
    const [application] = decodeApplicationsReply(await ask(read(applicationEntity, [await begin()])))
    if (!application) throw new Error('There is no such application.')
    return listSectionParts(application, section)
  }
  const find = async (section: SectionName, entry: string) =>
    (await parts(section)).find((part) => part.Entry === entry) ?? null
  const save = async (section: SectionName, entry: string, version: number, values: FormValues): Promise<void> => {
    const operation = call(saveApplicationPart, await begin(), section, entry, String(version), JSON.stringify(values))
    const saved = decodeSavedPart(await ask(operation))
    if ('Newer' in saved && saved.Newer.IsRemoved) await save(section, entry, saved.Newer.Version, values)
  }
  const remove = async (section: SectionName, entry: string) => {
    const version = (await find(section, entry))?.Version ?? 0
    await ask(call(removeApplicationEntry, await begin(), section, entry, String(version)))
  }
  const write = async (section: SectionName, entry: string, values: FormValues) => {
    const known = await find(section, entry)
    await save(section, entry, known?.Version ?? 0, {
      ...sections[section].form.untouched,
      ...known?.Values,
      ...values,
    })
  }
  return {
    begin,
    parts,
    write,
    remove,
    /** Removes it, then so many others that the server drops its record, too. */
    forget: async (section: SectionName, entry: string) => {
      if (await find(section, entry)) await remove(section, entry)
      for (let count = 0; count <= maxEntries; count += 1) {
        const id = `${entry.slice(0, 40)}-after-${count}`
        await write(section, id, {})
        await remove(section, id)
      }
    },
  }
}

const toEntryId = (entry: string) => entry.replace('School ', 'entry-')

export const createOtherDeviceSchools = (device: () => SecondDevice) => {
  const write = (entry: string, School: string) => device().write('education', toEntryId(entry), { School })
  return {
    writeElsewhere: async (count: number) => {
      for (let at = 1; at <= count; at += 1) await write(`School ${at}`, `School ${at}`)
    },
    writeOver: write,
  }
}
