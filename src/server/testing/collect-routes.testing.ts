import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'

export type CollectedRoute = { readonly method: string; readonly url: string }

const initializationChannel = 'fastify.initialization'

export function collectRoutes(createApp: () => FastifyInstance) {
  const routes: CollectedRoute[] = []
  const onInitialization = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, url })
    })
  }
  subscribe(initializationChannel, onInitialization)
  try {
    return { app: createApp(), routes }
  } finally {
    unsubscribe(initializationChannel, onInitialization)
  }
}
