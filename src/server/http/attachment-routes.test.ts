import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { decodeOpenedAttachment } from '#contract/application.ts'
import { uploadProblems } from '#contract/upload-problems.ts'
import { fileProblems, largestFile, openedPath, uploadPath } from '#contract/upload.ts'
import { start } from '../accounts/open-accounts.testing.ts'
import { text, collectBytes } from '../attachments/contents.testing.ts'
import { newId } from '../attachments/open-attachments.testing.ts'
import { serveAttachments } from '../attachments/serve-attachments.testing.ts'

let site: Awaited<ReturnType<typeof serveAttachments>>

beforeAll(async () => {
  site = await serveAttachments('attachment_routes', start, { asked: { most: 10_000, every: 60_000 } })
})
beforeEach(async () => {
  await site.clear()
  site.lines.length = 0
})
afterAll(() => site.close())

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../files/samples', name))
const accepted = { status: 200, message: '', concernsFile: false }
const refused = (status: number, message: string) => ({ status, message, concernsFile: true })

const countStoredFiles = async (before: number) => [site.files.names().length - before, (await site.rows()).length]

const requestTicket = async (id: string) =>
  decodeOpenedAttachment((await site.act('OpenAttachment', id)).payload).Ticket

test('files of 1 byte to 10 MB are taken; an empty one, one byte more, another kind and a locked one are refused in words', async () => {
  const before = site.files.names().length
  const largest = new Uint8Array(largestFile).fill(65)
  expect([
    await site.put(text('A')),
    await site.put(largest),
    await site.put(sample('plain.docx'), { name: 'Resume.docx' }),
    await site.put(new Uint8Array()),
    await site.put(new Uint8Array(largestFile + 1).fill(65)),
    await site.put(text('Ada Moss'), { name: 'Resume.pdf' }),
    await site.put(sample('locked-trailer.pdf'), { name: 'Resume.pdf' }),
  ]).toEqual([
    accepted,
    accepted,
    accepted,
    refused(422, fileProblems.empty),
    refused(413, fileProblems.tooLarge),
    refused(422, uploadProblems.other),
    refused(422, uploadProblems.locked),
  ])
  expect(await countStoredFiles(before)).toEqual([3, 3])
})

test('a file that does not say how large it is is refused once it is too large, and its sender reads so', async () => {
  const before = site.files.names().length
  const { sent, answer } = site.begin()
  const piece = new Uint8Array(64 * 1024).fill(65)
  for (let size = 0; size <= largestFile; size += piece.length) sent.write(piece)
  sent.end()
  const { status, body } = await answer
  expect([status, JSON.parse(body.toString()).Msg, await countStoredFiles(before)]).toEqual([
    413,
    fileProblems.tooLarge,
    [0, 0],
  ])
})

test('the rest of a file that is refused is read, so that its connection goes on', async () => {
  const socket = connect(site.port, '127.0.0.1')
  const path = uploadPath({ attachmentId: newId(), applicationId: site.applications.ada, typeId: '1', name: 'a.txt' })
  const head = ['host: localhost', 'transfer-encoding: chunked', 'content-type: application/octet-stream']
  socket.write([`PUT /${path} HTTP/1.1`, ...head, `authorization: Bearer ${site.tokens.ada}`, '', ''].join('\r\n'))
  const piece = Buffer.concat([text('10000\r\n'), Buffer.alloc(0x10000, 65), text('\r\n')])
  for (let size = 0; size <= largestFile; size += 0x10000) socket.write(piece)
  socket.write('0\r\n\r\nGET /data/ping HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
  const answers = (await collectBytes(socket)).toString()
  expect([answers.startsWith('HTTP/1.1 413 '), answers.includes('pong')]).toEqual([true, true])
})

test('a sender who may not send reads so, although the file was under way', async () => {
  const content = new Uint8Array(largestFile).fill(65)
  const signedOut = { status: 401, message: 'Please sign in first.', concernsFile: false }
  expect(await site.put(content, {}, { token: null })).toEqual(signedOut)
  expect((await site.put(content, { applicationId: site.applications.ben })).status).toBe(404)
})

test('a file that is no file of this site is refused: another type, and a page of another site', async () => {
  expect([
    await site.put(text('a'), {}, { headers: { 'content-type': 'text/plain' } }),
    await site.put(text('a'), {}, { headers: { 'sec-fetch-site': 'cross-site' } }),
  ]).toEqual([
    { status: 415, message: 'A file must be sent as application/octet-stream.', concernsFile: false },
    { status: 403, message: 'This can only be asked from a page of this site.', concernsFile: false },
  ])
})

test('a line that breaks in the middle leaves no row and no file, and the same file can be sent again', async () => {
  const before = site.files.names().length
  const attachmentId = newId()
  const { sent, answer } = site.begin({ attachmentId }, { headers: { 'content-length': '200000' } })
  answer.catch(() => undefined)
  sent.once('error', () => undefined)
  sent.write(new Uint8Array(100_000).fill(65))
  await expect.poll(() => site.files.names().length).toBe(before + 1)
  sent.destroy()
  await expect.poll(() => site.files.names().length).toBe(before)
  expect([await site.rows(), site.lines.filter((line) => line.includes('"level":50'))]).toEqual([[], []])
  expect(await site.put(text('again'), { attachmentId })).toEqual(accepted)
})

test('an upload whose answer was lost and that is sent again is one file', async () => {
  const before = site.files.names().length
  const attachmentId = newId()
  expect([
    await site.put(text('Ada Moss'), { attachmentId }),
    await site.put(text('Ada Moss'), { attachmentId }),
    await countStoredFiles(before),
  ]).toEqual([accepted, accepted, [1, 1]])
})

test('[J1-19] a ticket opens the file under its true name, as a download that is neither shown, run, changed nor kept', async () => {
  const id = await site.attached({ name: 'Żółw "1".txt' })
  const ticket = await requestTicket(id)
  const { status, headers, body } = await site.get(`/${openedPath(ticket)}`, {
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect([status, body.toString()]).toEqual([200, 'Ada Moss, engineer'])
  const told = ['type', 'length', 'disposition', 'security-policy', 'encoding'].map(
    (name) => headers[`content-${name}`],
  )
  expect([...told, headers['x-content-type-options'], headers['cache-control']]).toEqual([
    'application/octet-stream',
    '18',
    `attachment; filename="???w \\"1\\".txt"; filename*=UTF-8''%C5%BB%C3%B3%C5%82w%20%221%22.txt`,
    `sandbox; default-src 'none'`,
    undefined,
    'nosniff',
    'no-store',
  ])
  const path = `/${openedPath(ticket)}`
  expect((await site.get(path, { method: 'HEAD' })).status).toBe(404)
})

test('the log tells neither a ticket nor the name of a file', async () => {
  const id = newId()
  await site.put(text('Ada Moss'), { attachmentId: id, name: 'Zebra.txt' })
  const ticket = await requestTicket(id)
  await site.get(`/${openedPath(ticket)}`)
  await site.get(`/${openedPath(`${ticket}x`)}`)
  const [, secret = ''] = /\.([^.]+)$/.exec(ticket) ?? []
  const told = site.lines.join('')
  expect([told.includes('"path":"/data/attachments/opened/…"'), told.includes(secret), told.includes('Zebra')]).toEqual(
    [true, false, false],
  )
})

test('a thousand guessed addresses of files open none', async () => {
  const id = await site.attached()
  const ticket = await requestTicket(id)
  const guess = (at: number) => {
    const from = at % (ticket.length - 22)
    return ticket.slice(0, from) + newId() + ticket.slice(from + 22)
  }
  const paths = Array.from({ length: 500 }, (_, at) => [
    `/data/attachments/${at === 0 ? id : newId()}`,
    `/${openedPath(guess(at))}`,
  ]).flat()
  const statuses = new Set<number>()
  for (const path of paths) statuses.add((await site.get(path)).status)
  expect([...statuses]).toEqual([404])
})
