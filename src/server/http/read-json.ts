import type { FastifyInstance, FastifyRequest } from 'fastify'

/** @returns a JSON reader that throws an error with status 400, also for `__proto__` and `constructor` keys */
export function createJsonReader(app: FastifyInstance): (request: FastifyRequest) => Promise<unknown> {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, text, done) => done(null, text))
  return (request) =>
    new Promise((resolve, reject) => {
      const text = typeof request.body === 'string' ? request.body : ''
      void parse(request, text, (error, body) => (error ? reject(error) : resolve(body)))
    })
}
