import type { FastifyRequest } from 'fastify'

export const readBearerToken = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null =>
  /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
