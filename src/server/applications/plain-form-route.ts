import type { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#addresses/paths.ts'
import { plainFields, plainOutcomeField, plainOutcomes, type PlainOutcome } from '#contract/plain-application.ts'
import { largestFile } from '#contract/upload.ts'
import { personalHeaders } from '../http/security-headers.ts'
import type { FileBounds } from '../http/limit-files.ts'
import type { Faults } from '../http/read-faults.ts'
import { refuseForeign } from '../http/request-origin.ts'
import { withoutTyped } from '../log/hide-typed.ts'
import type { SiteService } from '../service/site-service.ts'
import { Refused } from '../transaction/refused.ts'
import { applyPlainly, type PlainEnd, type PlainForm } from './apply-plainly.ts'

/** One byte over the limit, so that too large a file is detected. */
const most = { fieldSize: 16 * 1024, fields: 6, files: 1, parts: 7, headerPairs: 20, fileSize: largestFile + 1 }

type PlainFormFields = Omit<PlainForm, 'postingId' | 'file'>

/** Forms send line ends as CRLF, but the field's own limit counts each as one character. */
const toFormFields = (typed: ReadonlyMap<string, string>): PlainFormFields => ({
  email: typed.get(plainFields.email) ?? '',
  password: typed.get(plainFields.password) ?? '',
  note: (typed.get(plainFields.note) ?? '').replaceAll('\r\n', '\n').trim(),
})

const unreadable = (cause?: unknown, statusCode = 400) =>
  Object.assign(new Error('The form cannot be read', { cause }), { statusCode })

async function* streamParts(request: FastifyRequest): AsyncGenerator<Multipart, void> {
  if (!request.isMultipart()) throw unreadable(undefined, 415)
  try {
    yield* request.parts()
  } catch (cause) {
    throw unreadable(cause, (cause as Fault).statusCode === 413 ? 413 : 400)
  }
}

function requireFields(typed: ReadonlyMap<string, string>) {
  if (Object.values(plainFields).some((name) => typed.has(name))) return typed
  throw unreadable()
}

/** The file must come last; browsers send one without a name when none was chosen. */
async function readParts(parts: AsyncIterable<Multipart>) {
  const typed = new Map<string, string>()
  for await (const part of parts) {
    if (part.type === 'field') typed.set(part.fieldname, typeof part.value === 'string' ? part.value : '')
    else if (part.filename) return { typed: requireFields(typed), sent: part }
    else part.file.resume()
  }
  return { typed: requireFields(typed), sent: null }
}

function unlessEnded<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const ended = Promise.withResolvers<never>()
  const end = () => ended.reject(signal.reason)
  if (signal.aborted) end()
  signal.addEventListener('abort', end, { once: true })
  return Promise.race([work, ended.promise])
}

/** The rest stays readable after the reader stops: a browser reads no answer before it has sent everything. */
const toUploadedFile = ({ filename, file }: MultipartFile) => ({
  name: filename,
  content: file.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>,
})

async function drainFile(file: Readable, signal: AbortSignal) {
  if (file.readableEnded) return
  const end = finished(file.resume()).catch((cause: unknown) => {
    throw unreadable(cause)
  })
  await unlessEnded(end, signal)
}

const createReturnPath = (id: string, outcome: PlainOutcome) => `${paths.apply.to(id)}?${plainOutcomeField}=${outcome}`
const nextPath = (id: string, end: PlainEnd) =>
  end === 'submitted' ? paths.thankYou.to('apply') : createReturnPath(id, end)

type Fault = { readonly statusCode?: number }

const toOutcome = (status: number): PlainOutcome => (status === 429 || status >= 500 ? 'busy' : 'broken')

const unreadableStatuses: ReadonlySet<number> = new Set([400, 408, 413, 415])

const answerErrors = (faults: Faults) => (error: Error & Fault, request: FastifyRequest, reply: FastifyReply) => {
  const status = error instanceof Refused ? error.status : faults.read(error, request, reply)
  const { id = '' } = request.params as { readonly id?: string }
  void reply.headers(personalHeaders)
  if (unreadableStatuses.has(status)) {
    if (!request.raw.complete) void reply.header('connection', 'close')
    return reply.code(status).type('text/plain; charset=utf-8').send(plainOutcomes.broken)
  }
  if (status === 500) request.log.error({ err: withoutTyped(error, [request.params]) }, 'a form could not be taken')
  return reply.redirect(createReturnPath(id, toOutcome(status)), 303)
}

type Options = { readonly bounds: FileBounds; readonly faults: Faults; readonly siteOrigin: string | null }

export const plainFormRoute =
  (service: SiteService, { bounds, faults, siteOrigin }: Options): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    await app.register(multipart, { limits: most, throwFileSizeLimit: false })
    app.setErrorHandler(answerErrors(faults))
    const take = async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as { readonly id: string }
      const { signal, arrived, known } = bounds.admit(request, reply)
      const { typed, sent } = await unlessEnded(readParts(streamParts(request)), signal)
      arrived()
      const userAgent = request.headers['user-agent']
      const sender = { address: request.ip, userAgent, reference: request.id, signal, onAuthenticated: known }
      const form = { postingId: id, ...toFormFields(typed), file: sent && toUploadedFile(sent) }
      const end = await applyPlainly(service, form, sender)
      if (sent) await drainFile(sent.file, signal)
      return reply.headers(personalHeaders).redirect(nextPath(id, end), 303)
    }
    const onRequest = [refuseForeign(siteOrigin), bounds.asked]
    app.post(paths.apply.pattern, { onRequest, config: { isPaced: true } }, take)
  }
