import type { FastifyRequest } from 'fastify'

/** The token that a request carries; null when it carries none. */
export const tokenOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
