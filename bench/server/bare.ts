import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

export type RecordedReply = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

const replies = JSON.parse(readFileSync(process.env['RECORDED'] ?? '', 'utf8')) as ReadonlyArray<RecordedReply>
const app = Fastify()
for (const { method, path, headers, body } of replies) {
  const bytes = Buffer.from(body, 'base64')
  app.route({ method, url: path, handler: (_, reply) => reply.headers(headers).send(bytes) })
}
app.get('/home', () => 'ready')
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
