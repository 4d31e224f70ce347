import { once } from 'node:events'
import { request as ask, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { uploadPath, type UploadRequest } from '#contract/upload.ts'
import { createApp } from '../app.ts'
import type { BodyLimits } from '../http/await-bodies.ts'
import { fileLimits, type FileLimits } from '../http/file-limits.ts'
import { siteLimits } from '../http/site-limits.ts'
import { newId, openAttachments, resume } from './open-attachments.testing.ts'

type GetOptions = { readonly headers?: Record<string, string>; readonly method?: string }
type Sent = { readonly token?: string | null; readonly headers?: Record<string, string> }

async function readResponse(response: IncomingMessage) {
  const pieces: Buffer[] = []
  for await (const piece of response as AsyncIterable<Buffer>) pieces.push(piece)
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }
}

const uploadHeaders = (token: string | null) => ({
  'content-type': 'application/octet-stream',
  ...(token !== null && { authorization: `Bearer ${token}` }),
})

function startUpload(port: number, asked: UploadRequest, headers: Record<string, string>) {
  const sent = ask({ port, method: 'PUT', path: `/${uploadPath(asked)}`, headers })
  const answer = once(sent, 'response').then(([response]) => readResponse(response as IncomingMessage))
  return { sent, answer }
}

async function get(port: number, path: string, { headers = {}, method = 'GET' }: GetOptions = {}) {
  const sent = ask({ port, path, headers, method })
  sent.end()
  const [response] = await once(sent, 'response')
  return readResponse(response as IncomingMessage)
}

type Limits = Partial<FileLimits> & { readonly bodies?: BodyLimits }

async function listen(name: string, since: number, { bodies = siteLimits.bodies, ...limits }: Limits) {
  const lines: string[] = []
  const site = await openAttachments(name, since, { log: { error: (_, message) => void lines.push(message) } })
  const app = createApp({
    service: site.service,
    config: { siteOrigin: null },
    limits: { bodies, files: { ...fileLimits, ...limits } },
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    app.server.closeAllConnections()
    await app.close()
    await site.close()
  }
  return { site, lines, port: (app.server.address() as AddressInfo).port, close }
}

export async function serveAttachments(name: string, since: number, limits: Limits = {}) {
  const { site, lines, port, close } = await listen(name, since, limits)
  const begin = (more: Partial<UploadRequest> = {}, { token = site.tokens.ada, headers = {} }: Sent = {}) => {
    const own = { applicationId: site.applications.ada, typeId: resume, name: 'Resume.txt' }
    return startUpload(port, { attachmentId: newId(), ...own, ...more }, { ...uploadHeaders(token), ...headers })
  }
  return {
    ...site,
    port,
    lines,
    begin,
    put: async (content: Uint8Array, more: Partial<UploadRequest> = {}, given: Sent = {}) => {
      const headers = { 'content-length': `${content.length}`, ...given.headers }
      const { sent, answer } = begin(more, { ...given, headers })
      sent.end(content)
      const { status, body } = await answer
      const reply = JSON.parse(body.toString()) as { readonly Msg: string; readonly brokenBusinessRule: boolean }
      return { status, message: reply.Msg, concernsFile: reply.brokenBusinessRule }
    },
    get: (path: string, asked?: GetOptions) => get(port, path, asked),
    close,
  }
}
