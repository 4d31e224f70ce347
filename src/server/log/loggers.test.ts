import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countDroppedLines, logStream } from './loggers.ts'

const kilobyte = 1024
const line = `${'x'.repeat(kilobyte - 1)}\n`
const fits = 4 * kilobyte

test('lines that nobody takes in time are counted, and the log says once how many it lacks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'log-'))
  const file = join(folder, 'log')
  const stream = logStream({ dest: file })
  await once(stream, 'ready')
  for (let sent = 0; sent < fits + 25; sent += 1) stream.write(line)
  await once(stream, 'drain')
  stream.write(line)
  stream.end()
  await once(stream, 'close')
  const told = readFileSync(file, 'utf8')
    .split('\n')
    .filter((text) => text.startsWith('{'))
  expect(told.map((text) => JSON.parse(text))).toEqual([
    { level: 40, time: expect.any(Number), pid: process.pid, lines: 25, msg: 'lines of the log were dropped' },
  ])
  expect([countDroppedLines({ level: 'info', stream }), readFileSync(file, 'utf8').split(line).length - 1]).toEqual([
    25,
    fits + 1,
  ])
  rmSync(folder, { recursive: true })
})
