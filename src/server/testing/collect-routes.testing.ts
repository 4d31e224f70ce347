import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

export type CollectedRoute = { readonly method: string; readonly url: string }

const created = 'fastify.initialization'

export function collectRoutes(open: () => FastifyInstance) {
  const routes: CollectedRoute[] = []
  const watch = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, url })
    })
  }
  subscribe(created, watch)
  try {
    return { app: open(), routes }
  } finally {
    unsubscribe(created, watch)
  }
}
