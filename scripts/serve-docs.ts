import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { folderOfPages } from '#spec/pages/folder-of-pages.ts'

/** Serves the pages of `npm run docs` at `/docs/`, as they were made last. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: resolve(folderOfPages), prefix: '/docs/', decorateReply: false })
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'))
}
