import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import type { RecordedAnswer } from './bare-peer.ts'

const answers = JSON.parse(readFileSync(process.env['RECORDED'] ?? '', 'utf8')) as ReadonlyArray<RecordedAnswer>
const app = Fastify({ exposeHeadRoutes: false, logger: process.env['LOGGED'] === 'yes' })
for (const { method, path, status, headers, body } of answers) {
  const bytes = body === '' ? undefined : Buffer.from(body, 'base64')
  app.route({ method, url: path, handler: (_, reply) => reply.code(status).headers(headers).send(bytes) })
}
app.get('/home', () => 'ready')
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('SIGTERM', () => void app.close().then(() => process.exit(0)))
