import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Takes bodies as text. @returns what reads them as JSON; it throws an error with status 400, also at keys that reach prototypes */
export function takeText(app: FastifyInstance): (request: FastifyRequest, text: string) => Promise<unknown> {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text))
  return (request, text) =>
    new Promise((resolve, reject) => {
      void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)))
    })
}
