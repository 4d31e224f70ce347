import { statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { text as readAllText } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { start } from '../accounts/open-accounts.testing.ts'
import { text } from '../attachments/contents.testing.ts'
import { serveAttachments } from '../attachments/serve-attachments.testing.ts'

type Site = Awaited<ReturnType<typeof serveAttachments>>

const closes: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const close of closes.splice(0)) await close()
})

async function open(name: string, limits: Parameters<typeof serveAttachments>[2]): Promise<Site> {
  const site = await serveAttachments(name, start, { asked: { most: 10_000, every: 60_000 }, ...limits })
  closes.push(site.close)
  return site
}

const accepted = { status: 200, message: '', concernsFile: false }
const aLongTime = 600_000
const form = '/account-management/apply/x'
const head = ['host: localhost', 'content-type: multipart/form-data; boundary=b', 'content-length: 9000000']

function besiege({ port }: Site, networks: ReadonlyArray<string>, each: number) {
  let away = 0
  const sockets = networks.flatMap((network) =>
    Array.from({ length: each }, (): Socket => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      socket.once('data', () => (away += 1))
      const from = network === '' ? [] : [`x-forwarded-for: ${network}`]
      socket.write([`POST ${form} HTTP/1.1`, ...head, ...from, '', '--b\r\n'].join('\r\n'))
      return socket
    }),
  )
  closes.push(async () => {
    for (const socket of sockets) socket.destroy()
  })
  return () => away
}

const networks = Array.from({ length: 6 }, (_, at) => `2001:db8:0:${at}::1`)

test('however many strangers begin a form, from however many networks, who is signed in sends her file', async () => {
  const site = await open('file_siege', {
    most: 4,
    maxPerNetwork: 2,
    bodies: { within: aLongTime, most: 4, maxPerNetwork: 2 },
  })
  const away = besiege(site, networks, 2)
  await expect.poll(away).toBe(8)
  expect(await site.put(text('Ada Moss'))).toEqual(accepted)
})

test('strangers of her own network keep nobody from sending a file either', async () => {
  const site = await open('file_siege_near', {
    most: 4,
    maxPerNetwork: 2,
    bodies: { within: aLongTime, most: 9, maxPerNetwork: 3 },
  })
  const away = besiege(site, [''], 5)
  await expect.poll(away).toBe(2)
  expect(await site.put(text('Ada Moss'))).toEqual(accepted)
})

test('a form of which the fields do not come in the time of any body is told so, and its connection is closed', async () => {
  const site = await open('file_late', { bodies: { within: 20, most: 4, maxPerNetwork: 2 } })
  const socket = connect(site.port, '127.0.0.1')
  socket.write([`POST ${form} HTTP/1.1`, ...head, '', '--b\r\n'].join('\r\n'))
  expect((await readAllText(socket)).split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout')
})

test('of a network that has its places the file that has come slowest makes room and is told to come back; others go on', async () => {
  const site = await open('file_places', { maxPerNetwork: 2 })
  const before = new Set(site.files.names())
  const sizes = () =>
    site.files
      .names()
      .filter((name) => !before.has(name))
      .map((name) => statSync(join(site.files.filesFolder, name)).size)
  const slow = site.begin()
  slow.sent.on('error', () => undefined)
  slow.sent.write('a')
  await expect.poll(() => sizes().length).toBe(1)
  const quick = site.begin()
  quick.sent.write(new Uint8Array(1_000_000).fill(65))
  await expect.poll(() => sizes().some((size) => size > 500_000)).toBe(true)
  const elsewhere = { headers: { 'x-forwarded-for': '198.51.100.7' } }
  expect(await site.put(text('from elsewhere'), {}, elsewhere)).toEqual(accepted)
  expect(await site.put(text('one more'))).toEqual(accepted)
  const { status, headers } = await slow.answer
  expect([status, headers['retry-after'], headers.connection]).toEqual([503, '2', 'close'])
  quick.sent.end('b')
  expect((await quick.answer).status).toBe(200)
})

test('an upload of somebody unknown takes no place', async () => {
  const site = await open('file_unknown', { most: 1, maxPerNetwork: 1 })
  const { sent, answer } = site.begin()
  sent.write('a')
  await expect.poll(() => site.files.names().length).toBe(1)
  const refused = await site.put(text('b'), {}, { token: 'no token' })
  sent.end('a')
  expect([refused.status, (await answer).status]).toEqual([401, 200])
})
