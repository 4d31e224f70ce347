import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hour, minute, start } from '../accounts/open-accounts.testing.ts'
import { listenAsClamd } from '../files/fake-clamd.testing.ts'
import { clamdScanner, type Scanner } from '../files/scanner.ts'
import { siteMetrics } from '../site-metrics.ts'
import { addApplication, openAttachments } from './open-attachments.testing.ts'
import { createByteStream, text } from './contents.testing.ts'
import { startScans } from './start-scans.ts'

let site: Awaited<ReturnType<typeof openAttachments>>
let scanner: Scanner
const scannedContents: string[] = []
const logged: string[] = []
const log = { error: (_: object, message: string) => void logged.push(message) }

beforeAll(async () => {
  const current: Scanner = (content, signal) => scanner(content, signal)
  site = await openAttachments('scan_turns', start, { scanner: current, log })
})
beforeEach(async () => {
  scannedContents.length = 0
  logged.length = 0
  await site.clear()
  await site.database.db.deleteFrom('queue_turn').execute()
  await site.reset()
  site.tokens.ada = await site.signedIn()
  site.tokens.ben = await site.signedIn('ben@example.org')
})
afterAll(() => site.close())

const [ofAda, ofBen] = ['192.0.2.1', '198.51.100.1']

const attach = (who: 'ada' | 'ben', words: string, applicationId = site.applications[who]) => {
  const address = who === 'ada' ? ofAda : ofBen
  return site.attach({ applicationId }, createByteStream(text(words)), { token: site.tokens[who], address })
}

async function sendMany() {
  const second = await addApplication(site.database, site.ids.ada ?? '', { at: new Date(start) })
  for (const id of [site.applications.ada, second])
    for (let at = 0; at < 5; at += 1) expect((await attach('ada', 'slow', id)).status).toBe(200)
}

const useClamd = async (answer: Parameters<typeof listenAsClamd>[0], quiet?: number) => {
  scanner = clamdScanner(await listenAsClamd(answer), quiet)
}

const note = (words: string) => {
  scannedContents.push(words)
  return 'stream: OK'
}

const scan = () => site.service.scanAttachments()
const states = async () => (await site.rows()).map((row) => row.scan)

test('of one account’s many files one at most goes before another’s, wherever they came in', async () => {
  await useClamd(note)
  await sendMany()
  site.pass(minute)
  await attach('ben', 'resume of Ben')
  await scan()
  expect([scannedContents.length, scannedContents.indexOf('resume of Ben')]).toEqual([11, 1])
})

test('a file on which the scanner gave up twice goes behind all others', async () => {
  await useClamd((words) => (words === 'bomb' ? null : note(words)), 50)
  await attach('ada', 'bomb')
  await scan()
  site.pass(minute)
  await scan()
  expect(logged).toEqual(['a file was not scanned', 'a file was not scanned'])
  site.pass(hour)
  await attach('ben', 'resume of Ben')
  site.pass(1)
  await attach('ada', 'resume of Ada')
  await useClamd(note)
  await scan()
  expect(scannedContents).toEqual(['resume of Ben', 'resume of Ada', 'bomb'])
})

test('three files are scanned at once', async () => {
  const three = Promise.withResolvers<void>()
  await useClamd(async (words) => {
    if (scannedContents.push(words) === 3) three.resolve()
    await three.promise
    return 'stream: OK'
  })
  for (const words of ['one', 'two', 'three']) await attach('ada', words)
  const stop = startScans({ service: site.service, log, isScanned: true })
  await three.promise
  await stop()
  expect([scannedContents.toSorted(), logged]).toEqual([['one', 'three', 'two'], []])
})

async function closedPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return `127.0.0.1:${port}`
}

const useNone = async () => {
  scanner = clamdScanner(await closedPort())
}

test.each([
  ['refuses to be reached', useNone],
  ['is silent', () => useClamd(() => null, 20)],
  ['answers with an error', () => useClamd(() => 'INSTREAM: Cannot allocate memory ERROR')],
])(
  'a scanner that %s is asked for a day, after pauses that double, and then the file is not scanned',
  async (_, use) => {
    await use()
    await attach('ada', 'a resume')
    const pauses: number[] = []
    let now = start
    while ((await states())[0] !== 'not scanned') {
      await scan()
      const { due_at } = await site.database.db.selectFrom('scan_queue').select('due_at').executeTakeFirstOrThrow()
      const pause = due_at.getTime() - now
      pauses.push(pause / 1000)
      now += pause
      site.pass(pause)
    }
    const doubled = [30, 60, 120, 240, 480, 960, 1920, ...Array.from({ length: 24 }, () => 3600)]
    expect([pauses, await states()]).toEqual([doubled, ['not scanned']])
    expect(new Set(logged)).toEqual(new Set(['a file was not scanned', 'a file was left without a scan']))
    expect([logged.length, logged.at(-1)]).toEqual([31, 'a file was left without a scan'])
  },
)

test('how many files wait, and for how long, stands in the metrics', async () => {
  await useNone()
  await attach('ada', 'a resume')
  await site.database.db
    .updateTable('scan_queue')
    .set({ created_at: new Date(Date.now() - hour).toISOString() })
    .execute()
  const metrics = await siteMetrics(site, { dataDir: tmpdir() }).text()
  expect(metrics).toContain('scan_queue{state="waiting"} 1\n')
  expect(metrics).toMatch(/scan_queue\{state="oldest_seconds"\} 36\d\d\n/)
})

test('nothing of a file that was scanned, or whose application is gone, stays in the queue', async () => {
  await useClamd(note)
  await attach('ada', 'a resume')
  await scan()
  await attach('ben', 'a resume')
  await site.database.db.deleteFrom('attachment').execute()
  expect(await site.database.db.selectFrom('scan_queue').selectAll().execute()).toEqual([])
  await scan()
  expect([scannedContents.length, logged]).toEqual([1, []])
})
