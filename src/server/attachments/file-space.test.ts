import { afterEach, beforeEach, expect, test } from 'vitest'
import { start } from '../accounts/open-accounts.testing.ts'
import { largestFile } from '#contract/upload.ts'
import { readDiskSpace, type Reserve } from '../files/disk-space.ts'
import { createFullDisk } from '../limits/full-disk.ts'
import { createFileSpace, fileBytes } from './file-space.ts'
import { openAttachments } from './open-attachments.testing.ts'

let site: Awaited<ReturnType<typeof openAttachments>>
let lines: string[]
const log = { error: (_: object, message: string) => void lines.push(message) }

beforeEach(() => {
  lines = []
})
afterEach(() => site.close())

const open = async (filesReserve: Reserve) => {
  site = await openAttachments('file_room', start, { filesReserve, log })
}
const insufficientStorageMessage = 'We cannot take files right now. Please try again later; what you wrote is kept.'

test('where less is free than must stay free files are refused in words before their first byte, the rest goes on, and the log has one line', async () => {
  await open(Number.MAX_SAFE_INTEGER)
  let isRead = false
  async function* content() {
    isRead = true
    yield new Uint8Array(1)
  }
  const refusals = [await site.attach({}, content()), await site.attach()]
  expect(refusals.map(({ status, message, concernsFile }) => [status, message, concernsFile])).toEqual(
    refusals.map(() => [507, insufficientStorageMessage, false]),
  )
  expect([isRead, lines]).toEqual([false, ['files are refused until the disk has more room']])
  expect((await site.act('DiscardApplication', site.applications.ada)).status).toBe(200)
})

test('where more is free than must stay free files are taken, and their bytes are counted beside what is free', async () => {
  await open(0)
  const [first, second] = [await site.attach(), await site.attach()]
  expect([first.status, second.status, lines]).toEqual([200, 200, []])
  const { free, ...counted } = await fileBytes(site.database.db, {
    folder: `${site.files.filesFolder}/not/there/yet`,
    reserve: 5_000,
  })
  expect([counted, free > 0]).toEqual([{ stored: 36, reserve: 5_000 }, true])
})

test('a file that meets a full disk on its way is refused in the same words, and any other error is none of these', async () => {
  await open(0)
  const { findRefusal } = createFileSpace({ folder: null, reserve: 0, log, disk: createFullDisk(log) })
  const errors = ['ENOSPC', 'EDQUOT', 'EIO'].map((code) => Object.assign(new Error('write'), { code }))
  expect(errors.map((error) => findRefusal(error)?.message)).toEqual([
    insufficientStorageMessage,
    insufficientStorageMessage,
    undefined,
  ])
  expect([findRefusal(errors[0])?.status, lines.length]).toEqual([507, 1])
})

test('files on their way count as if each took the most that a file may', async () => {
  await open(0)
  const folder = site.files.filesFolder
  const { free } = await readDiskSpace(folder)
  const reserve = free - 2.5 * largestFile
  const room = createFileSpace({ folder, reserve, log, disk: createFullDisk(log) })
  const [first] = [await room.claim(), await room.claim()]
  await expect(room.claim()).rejects.toThrow(insufficientStorageMessage)
  first()
  await expect(room.claim()).resolves.toBeTypeOf('function')
})
