import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { Negotiator } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import mime from 'mime'

const immutable = 'public, max-age=31536000, immutable'
const anHour = 'public, max-age=3600'

const inFolder = (path: string, ...names: string[]) =>
  path.includes([sep, ...names.flatMap((name) => [name, sep])].join(''))

/** Files under `assets/files` keep their names when they change. */
const isNamedByContent = (path: string) => inFolder(path, 'assets') && !inFolder(path, 'assets', 'files')

const copies = { br: '.br', zstd: '.zst', gzip: '.gz' } as const
type Encoding = keyof typeof copies | 'identity'

const encodingSuffix = (encoding: Encoding) => (encoding === 'identity' ? '' : copies[encoding])
const withoutEnding = (path: string) => path.replace(/\.(?:br|zst|gz)$/, '')

const isServed = (path: string) => !/\.(?:html|br|zst|gz|map)$/.test(path) && !inFolder(path, '.vite')

const contentType = (path: string) => {
  const type = mime.getType(path) ?? 'application/octet-stream'
  return /^text\/|json$|\/xml$/.test(type) ? `${type}; charset=utf-8` : type
}

function chooseCopy(path: string, all: ReadonlySet<string>) {
  const sizes = (Object.keys(copies) as Encoding[]).flatMap((encoding) => {
    const copy = `${path}${encodingSuffix(encoding)}`
    return all.has(copy) ? [{ encoding, size: statSync(copy).size }] : []
  })
  const smallestFirst = sizes.toSorted((a, b) => a.size - b.size).map(({ encoding }) => encoding)
  const negotiator = new Negotiator<Encoding>({ supportedValues: [...smallestFirst, 'identity'] })
  return (accepted = '') => negotiator.negotiate(accepted) ?? 'identity'
}

function listFiles(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])))
}

export const staticFiles =
  (folder: string): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      cacheControl: false,
      setHeaders: (reply, sent) => {
        const path = withoutEnding(sent)
        void reply.header('cache-control', isNamedByContent(path) ? immutable : anHour)
        void reply.header('content-type', contentType(path))
      },
    })
    const all = listFiles(folder)
    for (const path of [...all].filter(isServed)) {
      const choose = chooseCopy(path, all)
      const name = relative(folder, path).split(sep).join('/')
      app.route({
        method: ['GET', 'HEAD'],
        url: `/${name}`,
        compress: false,
        handler: (request, reply) => {
          const encoding = choose(request.headers['accept-encoding'])
          if (encoding !== 'identity') void reply.header('content-encoding', encoding)
          return reply.sendFile(`${name}${encodingSuffix(encoding)}`)
        },
      })
    }
    app.get('/assets/*', (_, reply) => reply.code(404).type('text/plain').send('There is no such file.'))
  }
