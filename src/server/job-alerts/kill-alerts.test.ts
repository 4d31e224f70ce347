import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sampleEachKind } from '#steps/harness/sampling.ts'
import { killAndSend } from './kill-and-send.testing.ts'

let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kill-alerts-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const people = sampleEachKind(['ada@engine.example', 'eve@engine.example', 'kay@engine.example'], {
  getName: (email) => email,
})

test('a site that is killed after each subscription, before it mails, sends every confirmation in the end, once', async () => {
  const received = await killAndSend(dataDir, people)
  expect(received.flatMap(({ to }) => to).toSorted()).toEqual(people)
  for (const { raw } of received) expect(raw).toContain('Subject: Your job alerts from')
})
