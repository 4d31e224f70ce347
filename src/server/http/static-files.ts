import { sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

/** Files whose names change with their content. */
const immutable = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

const inFolder = (path: string, ...names: string[]) =>
  path.includes([sep, ...names.flatMap((name) => [name, sep])].join(''))

/** Documents under `assets/files` keep their names when they change. */
const isNamedByContent = (path: string) => inFolder(path, 'assets') && !inFolder(path, 'assets', 'files')

/** The built files of the site, compressed beforehand where a `.br` or `.gz` stands beside them. */
export const staticFiles =
  (folder: string): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      serveDotFiles: true,
      globIgnore: ['**/*.{html,br,gz,map}', '.vite/**'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        void reply.header('cache-control', isNamedByContent(path) ? immutable : anHour)
      },
    })
    app.get('/assets/*', (_, reply) => reply.code(404).type('text/plain').send('There is no such file.'))
  }
