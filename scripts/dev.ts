import { resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { pagesFolder } from '#spec/pages/addresses.ts'
import { sampleContent } from '#content/sample-content.ts'
import { readConfig } from '#server/settings/config.ts'
import { createPages } from '#server/pages/pages.ts'
import { startServer } from '#server/start-server.ts'
import { createDevFrontend } from './dev-frontend.ts'
import { printLine } from './command.ts'

export async function serveDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, { root: resolve(pagesFolder), prefix: '/docs/', decorateReply: false })
  app.get('/docs', (_request, reply) => reply.redirect('/docs/'))
}

const config = readConfig(process.env)
const { renderer, assets, serveFrontend: attachFrontend } = await createDevFrontend()
const clock = () => new Date()

const server = await startServer({
  config,
  sample: async () => sampleContent(Date.now()),
  clock,
  pages: (service) => (workshop) => async (app) => {
    attachFrontend(app)
    await serveDocs(app)
    const { settings, siteOrigin: origin } = config
    await app.register(createPages({ service, renderer, assets, settings, origin, clock }, workshop))
  },
})
printLine(`The site with hot reload is at ${server.address}`)
printLine(`What it promises is at ${server.address}/docs/, as npm run docs made it last`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void server.close().then(() => process.exit(0)))
}
