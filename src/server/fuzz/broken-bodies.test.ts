import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import * as renderer from '#app/entry-server.tsx'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachmentsPath } from '#contract/upload.ts'
import { transactionPath } from '#contract/operations.ts'
import { createApp } from '../app.ts'
import { createSiteService } from '../create-site-service.ts'
import type { Database } from '../database/open-database.ts'
import { openTestDatabase } from '../database/open-test-database.testing.ts'
import { openFilesFolder } from '../files/files-folder.testing.ts'
import { noAssets } from '../pages/no-assets.testing.ts'
import { createPages, type RenderLimits } from '../pages/pages.ts'
import { siteSettings } from '../settings/site-settings.ts'
import { collectRoutes, type CollectedRoute } from '../testing/collect-routes.testing.ts'
import {
  bodyWithoutBoundary,
  brokenBodies,
  halfForm,
  brokenBodiesByType,
  type BrokenBody,
} from './broken-bodies.testing.ts'

const files = openFilesFolder()
const lines: string[] = []
let database: Database
let app: FastifyInstance
let routes: ReadonlyArray<CollectedRoute>
let port: number

function open() {
  const log = { error: (details: object, message: string) => app.log.error(details, message) }
  const service = createSiteService({ database, log, filesFolder: files.filesFolder })
  const settings = siteSettings({})
  const shown = { service, renderer: async () => renderer, assets: noAssets, settings, origin: null }
  return createApp({
    service,
    config: { siteOrigin: null, operationsPerMinute: 1_000_000 },
    pages: (renderLimits: RenderLimits) => createPages({ ...shown, clock: () => new Date() }, renderLimits),
    logger: { stream: { write: (line: string) => void lines.push(line) } },
  })
}

const bodyless = new Set(['GET', 'HEAD', 'TRACE'])

beforeAll(async () => {
  database = await openTestDatabase('broken_bodies')
  const collected = collectRoutes(open)
  app = collected.app
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
  const routesWithBody = collected.routes.filter(({ method }) => !bodyless.has(method))
  routes = [...routesWithBody, { method: 'POST', url: '/nowhere' }, { method: 'POST', url: '/about-us' }]
})
afterAll(async () => {
  app.server.closeAllConnections()
  await app.close()
  await database.close()
  files.remove()
})

const faults = () => lines.filter((line) => JSON.parse(line).level >= 50)

let requestCount = 0
function encodeRequest({ method, url }: CollectedRoute, { type, headers, body }: BrokenBody) {
  requestCount += 1
  const path = url.replaceAll(/:\w+|\*/g, 'x')
  const from = `x-forwarded-for: 10.${requestCount >> 16}.${(requestCount >> 8) & 255}.${requestCount & 255}`
  const typed = type === undefined ? [] : [`content-type: ${type}`]
  const head = [`${method} ${path} HTTP/1.1`, 'host: localhost', 'connection: close', from, ...typed, ...headers]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body])
}

const call = () => connect(port, '127.0.0.1').on('error', () => undefined)

async function send(route: CollectedRoute, broken: BrokenBody) {
  const socket = call()
  socket.write(encodeRequest(route, broken))
  if (broken.endsEarly) socket.end()
  const [line = ''] = (await text(socket)).split('\r\n')
  return line
}

test('every route that takes a body is known', () => {
  const known = routes.map(({ method, url }) => `${method} ${url}`)
  expect(known).toEqual(
    expect.arrayContaining([
      `POST /${transactionPath}`,
      `PUT /${attachmentsPath}/:id`,
      'POST /account-management/apply/:id',
      'POST /data/collect',
    ]),
  )
})

const tries = 40
const examples = [bodyWithoutBoundary, ...brokenBodiesByType].map((broken) => [broken] as [BrokenBody])

test(`whatever broken body is sent to whichever route is answered by a 4xx, and leaves no error in the log: ${tries} to each`, async () => {
  for (const route of routes)
    await fc.assert(
      fc.asyncProperty(brokenBodies, async (broken) => {
        expect([await send(route, broken), faults()]).toEqual([expect.stringMatching(/^HTTP\/1\.1 4\d\d /), []])
      }),
      { numRuns: tries + examples.length, examples },
    )
})

async function hangUp(route: CollectedRoute, broken: BrokenBody, leave: (socket: Socket) => void) {
  const bytes = encodeRequest(route, broken)
  const socket = call()
  const sent = Promise.withResolvers<void>()
  socket.once('connect', () =>
    socket.write(bytes.subarray(0, bytes.length - Math.ceil(broken.body.length / 2)), () => sent.resolve()),
  )
  await sent.promise
  leave(socket)
}

const hangUps = 10

test(`whoever hangs up in the middle of a body is no fault of the site's, and the database is not said to be away: ${hangUps} of each route`, async () => {
  for (const route of routes)
    for (const broken of [halfForm, ...fc.sample(brokenBodies, hangUps)])
      for (const leave of [(socket: Socket) => socket.destroy(), (socket: Socket) => socket.resetAndDestroy()])
        await hangUp(route, broken, leave)
  const connections = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)))
  await expect.poll(connections).toBe(0)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(faults()).toEqual([])
})
