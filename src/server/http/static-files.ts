import { readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { join, relative, sep } from 'node:path'
import { Negotiator } from '@fastify/accept-negotiator'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import mime from 'mime'
import type { CachedReply } from './cached-reply.ts'
import { offerKept } from './kept-answers.ts'

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
  const cache = new LRUCache<string, string>({ max: 50 })
  const negotiator = new Negotiator<Encoding>({ supportedValues: [...smallestFirst, 'identity'], cache })
  return (accepted = '') => negotiator.negotiate(accepted) ?? 'identity'
}

function listFiles(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])))
}

/** In bytes. */
const [maxKept, largestKept] = [12 * 1024 * 1024, 512 * 1024]

/** All others are those of one answer, such as what HTTPS or a process that stops adds. */
const fileHeaders = ['accept-ranges', 'cache-control', 'last-modified', 'etag', 'content-type', 'content-encoding']

function createKeptFile(reply: FastifyReply, body: Buffer): CachedReply {
  const sent = fileHeaders.filter((name) => reply.hasHeader(name))
  return {
    status: 200,
    headers: Object.fromEntries(sent.map((name) => [name, String(reply.getHeader(name))])),
    tag: null,
    bytes: body.length,
    until: null,
    body: () => body,
    encodings: ['identity'],
  }
}

function keepFiles() {
  const kept = new LRUCache<string, CachedReply>({ maxSize: maxKept, sizeCalculation: ({ bytes }) => bytes + 1024 })
  const reading = new Set<string>()
  return {
    find: (path: string) => kept.get(path),
    async keep(path: string, reply: FastifyReply) {
      const isKept = kept.has(path) || reading.has(path) || !isNamedByContent(path)
      if (isKept || reply.statusCode !== 200 || Number(reply.getHeader('content-length')) > largestKept) return
      reading.add(path)
      const body = await readFile(path).catch(() => null)
      reading.delete(path)
      if (body !== null) kept.set(path, createKeptFile(reply, body))
    },
  }
}

type ServedFile = {
  readonly path: string
  readonly name: string
  readonly choose: ReturnType<typeof chooseCopy>
  readonly files: ReturnType<typeof keepFiles>
}

function serveFile(app: FastifyInstance, { path, name, choose, files }: ServedFile) {
  const findCopy = (headers: IncomingHttpHeaders) => `${path}${encodingSuffix(choose(headers['accept-encoding']))}`
  app.route({
    method: ['GET', 'HEAD'],
    url: `/${name}`,
    compress: false,
    onResponse: async ({ headers }, reply) => {
      if (headers.range === undefined) await files.keep(findCopy(headers), reply)
    },
    handler: (request, reply) => {
      const encoding = choose(request.headers['accept-encoding'])
      offerKept(request, reply, (headers) => files.find(findCopy(headers)))
      if (encoding !== 'identity') void reply.header('content-encoding', encoding)
      return reply.sendFile(`${name}${encodingSuffix(encoding)}`)
    },
  })
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
    const files = keepFiles()
    for (const path of [...all].filter(isServed)) {
      const name = relative(folder, path).split(sep).join('/')
      serveFile(app, { path, name, choose: chooseCopy(path, all), files })
    }
    app.get('/assets/*', (_, reply) => reply.code(404).type('text/plain').send('There is no such file.'))
  }
