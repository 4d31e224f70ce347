import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { identifyFolder } from './lock-holder.ts'
import { findHolder, FolderInUse, lockFolder } from './folder-lock.ts'
import { identifyThisProcess } from './process-identity.ts'
import { callSign } from './sign-of-life.ts'

let root: string
let folder: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lock-'))
  folder = root
})
afterEach(() => rmSync(root, { recursive: true }))

const deadPid = () => spawnSync(process.execPath, ['--version']).pid

const holder = (fields: object = {}) =>
  JSON.stringify({ ...identifyThisProcess(), ...identifyFolder(folder), sign: null, controlSocket: null, ...fields })

const lockOutcome = (locking: Promise<unknown>) =>
  locking.then(
    () => 'locked',
    (error: unknown) => (error instanceof FolderInUse ? error.message : error),
  )

const refusalMessage = (pid: number) =>
  `The data folder ${folder} is held by process ${pid} on web-7, which cannot be asked from here: make sure that it has stopped, then remove ${folder}/lock.4 and start again.`

function leaveSign(name: string) {
  const leave = `require('node:net').createServer().listen(process.argv[1], () => process.kill(process.pid, 'SIGKILL'))`
  spawnSync(process.execPath, ['--eval', leave, join(folder, name)])
}

test('a folder that a living process holds is refused by its process number', async () => {
  const lock = await lockFolder(folder, 'control.sock')
  const held = await findHolder(folder)
  expect(held).toEqual({
    holder: {
      ...identifyThisProcess(),
      ...identifyFolder(folder),
      sign: expect.stringMatching(/^lock\.[\da-f]{8}\.sock$/),
      controlSocket: 'control.sock',
    },
    standing: 'lives',
    file: join(folder, 'lock.1'),
  })
  expect(await lockOutcome(lockFolder(folder))).toEqual(
    `The data folder ${folder} is in use by process ${process.pid}: stop that process, or set DATA_DIR to another folder.`,
  )
  lock.release()
  expect(await findHolder(folder)).toEqual(null)
})

test('a released folder can be taken again and only one file is left', async () => {
  for (let round = 0; round < 3; round++) (await lockFolder(folder)).release()
  expect(readdirSync(folder)).toEqual(['lock.3'])
})

test('the lock of a dead process is taken over, and what it left goes', async () => {
  writeFileSync(join(folder, 'lock.7'), holder({ pid: deadPid(), started: 'long ago' }))
  leaveSign('lock.0badcafe.sock')
  ;(await lockFolder(folder)).release()
  expect(readdirSync(folder)).toEqual(['lock.8'])
})

test('a process that was given the number of the dead holder does not keep the lock', async () => {
  writeFileSync(join(folder, 'lock.1'), holder({ started: 'before' }))
  const lock = await lockFolder(folder)
  expect((await findHolder(folder))?.file).toEqual(join(folder, 'lock.2'))
  lock.release()
})

test('an unreadable lock counts as left by a dead process', async () => {
  writeFileSync(join(folder, 'lock.2'), '{"pid":')
  ;(await lockFolder(folder)).release()
  expect(readdirSync(folder)).toEqual(['lock.3'])
})

const elsewhere = { namespace: 'pid:[1]', host: 'web-7' }

test('a holder of another process namespace whose sign answers keeps its folder', async () => {
  const lock = await lockFolder(folder)
  const held = await findHolder(folder)
  const pid = deadPid()
  writeFileSync(join(folder, 'lock.4'), holder({ ...elsewhere, pid, sign: held?.holder.sign }))
  expect(await lockOutcome(lockFolder(folder))).toEqual(
    `The data folder ${folder} is in use by process ${pid} on web-7, in another container: stop it there, or set DATA_DIR to another folder.`,
  )
  lock.release()
})

test('a holder of another process namespace whose sign refuses is gone, also when the kernel was started again', async () => {
  leaveSign('lock.0badcafe.sock')
  writeFileSync(join(folder, 'lock.4'), holder({ ...elsewhere, boot: 'earlier', sign: 'lock.0badcafe.sock' }))
  ;(await lockFolder(folder)).release()
  expect(readdirSync(folder)).toEqual(['lock.5'])
})

test('a holder whose sign is not there, or who wrote none, is left to a person', async () => {
  writeFileSync(join(folder, 'lock.4'), holder({ ...elsewhere, sign: 'lock.0badcafe.sock' }))
  expect(await lockOutcome(lockFolder(folder))).toEqual(refusalMessage(process.pid))
  writeFileSync(join(folder, 'lock.4'), JSON.stringify({ pid: 12, host: 'web-7', controlSocket: null }))
  expect(await lockOutcome(lockFolder(folder))).toEqual(refusalMessage(12))
  rmSync(join(folder, 'lock.4'))
  expect(await lockOutcome(lockFolder(folder).then(({ release }) => release()))).toEqual('locked')
})

test('a folder that was copied while a site runs on it, with its lock, is not held by that site', async () => {
  const lock = await lockFolder(folder, 'control.sock')
  const [name = ''] = readdirSync(folder).filter((entry) => /^lock\.\d+$/.test(entry))
  const copy = mkdtempSync(join(tmpdir(), 'copy-'))
  copyFileSync(join(folder, name), join(copy, name))
  expect(await findHolder(copy)).toEqual(null)
  ;(await lockFolder(copy)).release()
  expect([readdirSync(copy), (await findHolder(folder))?.standing]).toEqual([['lock.2'], 'lives'])
  lock.release()
  rmSync(copy, { recursive: true })
})

test('a lock of the same number on another disk is that of another folder in the same run of the kernel', async () => {
  const { device } = identifyFolder(folder)
  writeFileSync(join(folder, 'lock.4'), holder({ device: device + 1 }))
  expect(await findHolder(folder)).toEqual(null)
  const other = { ...elsewhere, boot: 'earlier', sign: 'lock.0badcafe.sock' }
  writeFileSync(join(folder, 'lock.4'), holder({ ...other, device: device + 1 }))
  expect((await findHolder(folder))?.standing).toEqual('unclear')
})

test('on a file system of several kernels, and from a former release, the number of the folder says nothing', async () => {
  for (const fields of [{ fileSystem: nfs, inode: '1' }, { inode: undefined }]) {
    writeFileSync(join(folder, 'lock.4'), holder(fields))
    expect((await findHolder(folder))?.standing).toEqual('lives')
  }
})

const nfs = 0x6969

test('on a file system of several kernels a refusal proves nothing about the holder on another one', async () => {
  leaveSign('lock.0badcafe.sock')
  const shared = { ...elsewhere, fileSystem: nfs, sign: 'lock.0badcafe.sock' }
  for (const other of [{ boot: 'another' }, { device: identifyFolder(folder).device + 1 }]) {
    writeFileSync(join(folder, 'lock.4'), holder({ ...shared, ...other }))
    expect(await lockOutcome(lockFolder(folder))).toEqual(refusalMessage(process.pid))
  }
  writeFileSync(join(folder, 'lock.4'), holder(shared))
  ;(await lockFolder(folder)).release()
})

test('a folder whose path is too long for a socket has its sign of life too', async () => {
  folder = join(folder, 'a-long-name-of-a-folder'.repeat(6))
  mkdirSync(folder)
  const lock = await lockFolder(folder)
  const held = await findHolder(folder)
  const sign = held?.holder.sign ?? ''
  expect([readdirSync(folder).toSorted(), await callSign(folder, sign)]).toEqual([
    ['lock.1', sign].toSorted(),
    'answers',
  ])
  lock.release()
  expect([readdirSync(folder), await callSign(folder, sign)]).toEqual([['lock.1'], 'unclear'])
})

const namespaceOptions = ['--pid', '--fork', '--kill-child', '--mount-proc']
const asRoot = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']
const canUnshare = spawnSync('unshare', [...asRoot, ...namespaceOptions, 'true']).status === 0

function spawnIsolatedHolder() {
  const script = join(import.meta.dirname, 'hold-folder.testing.ts')
  const child = spawn('unshare', [...asRoot, ...namespaceOptions, process.execPath, script, folder])
  return { child, said: once(child.stdout, 'data').then(([line]) => String(line)) }
}

test.runIf(canUnshare)(
  'of two processes in namespaces of their own one holds the folder, and whoever is killed gives it up',
  async () => {
    const first = spawnIsolatedHolder()
    expect(await first.said).toEqual('held as process 1\n')
    const second = spawnIsolatedHolder()
    expect(await second.said).toEqual(
      `The data folder ${folder} is in use by process 1 on ${hostname()}, in another container: stop it there, or set DATA_DIR to another folder.\n`,
    )
    expect(await lockOutcome(lockFolder(folder))).toEqual((await second.said).trim())
    first.child.kill('SIGKILL')
    while ((await findHolder(folder)) !== null);
    const third = spawnIsolatedHolder()
    expect(await third.said).toEqual('held as process 1\n')
    third.child.stdin.end()
    await once(third.child, 'exit')
    expect(readdirSync(folder)).toEqual(['lock.2'])
  },
)

test('of several processes that want a folder at once only one ever holds it', async () => {
  writeFileSync(join(folder, 'lock.1'), holder({ pid: deadPid(), started: '' }))
  const start = () => spawn(process.execPath, [join(import.meta.dirname, 'hold-lock.testing.ts'), folder, '100'])
  const contenders = Array.from({ length: 4 }, start)
  await Promise.all(contenders.map(({ stdout }) => once(stdout, 'data')))
  for (const { stdin } of contenders) stdin.write('go\n')
  const ends = contenders.map(async ({ stdout, stderr }) => (await text(stdout)) + (await text(stderr)))
  expect(await Promise.all(ends)).toEqual(Array.from({ length: 4 }, () => 'held 100\n'))
})
