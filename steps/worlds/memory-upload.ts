import { Unauthorized } from '#contract/site-api.ts'
import type { SiteService } from '#server/service/site-service.ts'
import type { Put } from './memory-connection.ts'

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
