import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pagesFolder } from '#spec/pages/folder-of-pages.ts'

export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: resolve(pagesFolder), prefix: '/docs/', decorateReply: false })
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'))
}
