import { offlineWorkerPath } from '#contract/offline-worker.ts'
import type { FastifyPluginAsync } from 'fastify'

export const offlineWorker =
  (code: string): FastifyPluginAsync =>
  async (app) => {
    app.get(offlineWorkerPath, (_, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(code),
    )
  }
