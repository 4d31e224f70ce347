import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFolderOnce } from './folders.ts'

const script = join(import.meta.dirname, 'make-once.testing.ts')
let root: string
let folder: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'whole-'))
  folder = join(root, 'cache', 'folder')
})
afterEach(() => rmSync(root, { recursive: true }))

const inProcess = (...args: ReadonlyArray<string>) => spawn(process.execPath, [script, folder, ...args])
const inThread = (...args: ReadonlyArray<string>) => new Worker(script, { argv: [folder, ...args], stdout: true })

test('four threads and two processes that make one folder at once all find it whole, as the first of them made it', async () => {
  const arrivals = join(root, 'arrivals')
  const started = [
    ...['a', 'b', 'c', 'd'].map((name) => inThread(arrivals, name, '6')),
    ...['e', 'f'].map((name) => inProcess(arrivals, name, '6')),
  ]
  const found = await Promise.all(started.map(({ stdout }) => text(stdout)))
  const winner = readFileSync(join(folder, '0'), 'utf8')
  expect(readdirSync(arrivals).length).toEqual(6)
  expect(found).toEqual(found.map(() => JSON.stringify([20, [winner]])))
  expect(readdirSync(join(root, 'cache'))).toEqual(['folder'])
})

test('what a killed process leaves half made has no name, and is not read', async () => {
  const arrivals = join(root, 'arrivals')
  const child = inProcess(arrivals, 'killed', '2')
  const exit = once(child, 'exit')
  mkdirSync(arrivals)
  while (readdirSync(arrivals).length === 0) await new Promise(setImmediate)
  child.kill('SIGKILL')
  await exit
  const left = readdirSync(join(root, 'cache'))
  expect(left).toEqual([expect.stringMatching(/^folder\../)])
  expect(await text(inProcess(arrivals, 'next', '1').stdout)).toEqual(JSON.stringify([20, ['next']]))
  expect(readdirSync(join(root, 'cache')).toSorted()).toEqual(['folder', ...left].toSorted())
})

test('a folder that is there is left as it is', async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'kept'), '')
  await createFolderOnce(folder, () => Promise.reject(new Error('not asked for')))
  expect(readdirSync(folder)).toEqual(['kept'])
})

test('a folder that cannot be filled is not there afterwards, nor anything of it', async () => {
  const fill = async (draft: string) => {
    writeFileSync(join(draft, 'half'), '')
    throw new Error('the disk is full')
  }
  await expect(createFolderOnce(folder, fill)).rejects.toThrow('the disk is full')
  expect(readdirSync(join(root, 'cache'))).toEqual([])
})
