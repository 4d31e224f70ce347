import type { Files } from '#site/ports.ts'
import { readPdf } from '#device/documents/pdf-text.ts'
import { readOfficeDocument } from '#domain/documents/office-text.ts'
import { readFileText } from '#domain/documents/read-file.ts'
import { Unauthorized } from '#contract/site-api.ts'
import type { SiteService } from '#server/service/site-service.ts'
import type { Put } from './memory-connection.ts'
import { readFile } from 'node:fs/promises'

export type OfferedFile = {
  readonly name: string
  readonly text: string
  readonly type: NonNullable<Parameters<Files['offer']>[2]>
}

export function filesInMemory() {
  const offered: OfferedFile[] = []
  const downloads: string[] = []
  let held: PromiseWithResolvers<void> | null = null
  const port: Files = {
    offer: (name, text, type = 'text/html') => void offered.push({ name, text, type }),
    download: (path) => void downloads.push(path),
    read: async (file) => {
      await held?.promise
      return Buffer.from(await file.arrayBuffer()).toString('utf8')
    },
    readDocument: (file) => readFileText(file, { pdf: readPdf, office: readOfficeDocument }),
  }
  return {
    port,
    offered,
    downloads,
    hold: () => {
      held = Promise.withResolvers()
    },
    release: (isReadable: boolean) => {
      if (isReadable) held?.resolve()
      else held?.reject(new Error('The file is gone.'))
      held = null
    },
  }
}

async function* createFileStream(file: File, isWhole: boolean, tell: (sent: number) => void) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const half = Math.floor(bytes.length / 2)
  yield bytes.subarray(0, half)
  tell(half)
  if (!isWhole) throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  yield bytes.subarray(half)
  tell(bytes.length)
}

export const putInMemory =
  (service: SiteService): Put =>
  async (asked, file, { token, signal, tell, isWhole }) => {
    const sender = { token: token ?? null, ...(signal && { signal }) }
    const { status, reply } = await service.attach(asked, createFileStream(file, isWhole, tell), sender)
    if (status === 401) throw new Unauthorized(reply.Msg, reply.Payload)
    return reply
  }

export function textsInMemory() {
  let areAway = false
  return {
    goAway: () => {
      areAway = true
    },
    read: async (path: string) => {
      if (areAway) throw new Error('The text does not come.')
      return readFile(`public/${path}`, 'utf8')
    },
  }
}
