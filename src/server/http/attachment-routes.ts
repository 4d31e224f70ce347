import { Readable } from 'node:stream'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { attachmentsPath, fileProblems, largestFile, openedAttachmentsPath } from '#contract/upload.ts'
import type { OpenedFile, SiteService } from '../service/site-service.ts'
import { createFailureReply } from '../transaction/reply.ts'
import { readBearerToken, sendAnswer } from './api-requests.ts'
import type { FileBounds } from './limit-files.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly isPaced?: boolean
  }
}

const type = 'application/octet-stream'

type UploadRoute = {
  readonly Params: { readonly id: string }
  readonly Querystring: { readonly [Name in 'application' | 'type' | 'name']?: string | string[] }
}

const first = (values: string | string[] | undefined) => [values].flat()[0] ?? ''

const wrongType = createFailureReply(415, `A file must be sent as ${type}.`)

/** Does not destroy the body when reading stops early: the connection is still needed for the answer. */
const streamBody = (body: Readable): AsyncIterable<Uint8Array> => body.iterator({ destroyOnReturn: false })

const receiveFile =
  (service: Pick<SiteService, 'attach'>, { admit }: FileBounds) =>
  async (request: FastifyRequest<UploadRoute>, reply: FastifyReply) => {
    const { params, query, body, headers, raw } = request
    // An answer that comes before the whole file is read only by a browser that could send the rest.
    reply.raw.once('finish', () => raw.resume())
    if (!(body instanceof Readable)) return sendAnswer(reply, wrongType)
    if (Number(headers['content-length'] ?? 0) > largestFile)
      return sendAnswer(reply, createFailureReply(413, fileProblems.tooLarge, true))
    const [applicationId, typeId, name] = [first(query.application), first(query.type), first(query.name)]
    const asked = { attachmentId: params.id, applicationId, typeId, name }
    const { signal, known } = admit(request, reply)
    const sender = {
      token: readBearerToken(request),
      address: request.ip,
      reference: request.id,
      signal,
      onAuthenticated: known,
    }
    return sendAnswer(reply, await service.attach(asked, streamBody(body), sender))
  }

const fileHeaders = ({ name, size }: OpenedFile) => ({
  'content-type': type,
  'content-length': size,
  'content-disposition': contentDisposition(name),
  'content-security-policy': `sandbox; default-src 'none'`,
  'cache-control': 'no-store',
})

const sendAttachment =
  (service: Pick<SiteService, 'openAttachment'>, { admit }: FileBounds) =>
  async (request: FastifyRequest<{ readonly Params: { readonly ticket: string } }>, reply: FastifyReply) => {
    const file = await service.openAttachment(request.params.ticket)
    void reply.header('cache-control', 'no-store')
    if (!file)
      return reply.code(404).type('text/plain').send('This link has expired. Please open the file again from its page.')
    admit(request, reply).known()
    return reply.headers(fileHeaders(file)).send(Readable.from(file.content, { objectMode: false }))
  }

export async function moveFiles(app: FastifyInstance, service: SiteService, bounds: FileBounds): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(type, (_, payload, done) => done(null, payload))
  app.setErrorHandler((error: FastifyError, _, reply) => {
    if (error.statusCode !== 415) throw error
    return sendAnswer(reply, wrongType)
  })
  app.addHook('onRequest', bounds.asked)
  app.put<UploadRoute>(
    `/${attachmentsPath}/:id`,
    { config: { isPaced: true }, compress: false },
    receiveFile(service, bounds),
  )
  app.get(
    `/${openedAttachmentsPath}/:ticket`,
    { exposeHeadRoute: false, compress: false },
    sendAttachment(service, bounds),
  )
}
