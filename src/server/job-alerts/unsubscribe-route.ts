import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '#addresses/paths.ts'
import { tooSlow } from '../http/await-bodies.ts'
import { personalHeaders } from '../http/security-headers.ts'
import { limitLoad } from '../http/limit-load.ts'
import type { Faults } from '../http/read-faults.ts'
import { limitRate, type RateLimit } from '../http/rate-limit.ts'
import { storageFullMessage } from '../http/unreadable-requests.ts'
import type { SiteService } from '../service/site-service.ts'
import { withoutTyped } from '../log/hide-typed.ts'
import { isSubscriptionId } from './subscriptions.ts'

export async function readForm(type: string, body: Buffer): Promise<ReadonlyMap<string, string> | null> {
  try {
    const form = await new Response(Uint8Array.from(body), { headers: { 'content-type': type } }).formData()
    return new Map([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])))
  } catch {
    return null
  }
}

const bodyLimit = 4 * 1024
const maxConcurrentRequests = 50
const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']

const words: Readonly<Record<number, string>> = {
  400: 'This does not end any job alerts. Open the link from the email in a browser and choose there what to end.',
  408: tooSlow,
  413: 'The request is larger than 4 kB.',
  429: 'Too many requests. Please wait a moment and try again.',
  503: 'The site is busy. Please try again in a moment.',
  507: storageFullMessage,
}

const sendText = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(text)

const answerErrors = (faults: Faults) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  void reply.headers(personalHeaders)
  const read = faults.read(error, request, reply)
  const status = read === 415 ? 400 : read
  const known = words[status]
  if (known !== undefined) return sendText(reply, status, known)
  request.log.error(
    { err: withoutTyped(error, [String(request.body), request.params]) },
    'job alerts could not be ended',
  )
  return sendText(reply, 500, `The site could not do this. Please try again; reference ${request.id}.`)
}

type Ending = { readonly by: 'one click' | 'form'; readonly key?: string }

function parseEnding(form: ReadonlyMap<string, string>): Ending | null {
  if (form.get('List-Unsubscribe') === 'One-Click') return { by: 'one click' }
  const key = form.get('key')
  if (key !== undefined) return isSubscriptionId(key) ? { by: 'form', key } : null
  return form.get('all') === 'true' ? { by: 'form' } : null
}

/** Without JavaScript, from any origin: one-click (RFC 8058) and forms. The answer must not reveal whether the id exists. */
export const unsubscribeRoute =
  (service: Pick<SiteService, 'endSubscriptions'>, limit: RateLimit, faults: Faults): FastifyPluginAsync =>
  async (app) => {
    const load = limitLoad(maxConcurrentRequests)
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(forms, { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body))
    app.setErrorHandler(answerErrors(faults))
    const end = async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as { readonly id: string }
      const body = request.body as Buffer | undefined
      const form = body && (await readForm(request.headers['content-type'] ?? '', body))
      const ending = form ? parseEnding(form) : null
      void reply.headers(personalHeaders)
      if (!ending) return sendText(reply, 400, words[400] ?? '')
      await service.endSubscriptions(id, ending.key)
      return ending.by === 'form'
        ? reply.redirect(paths.unsubscribe.to(id), 303)
        : sendText(reply, 200, 'You are unsubscribed.')
    }
    app.post(paths.unsubscribe.pattern, { bodyLimit, onRequest: limitRate(limit) }, load(end))
  }
