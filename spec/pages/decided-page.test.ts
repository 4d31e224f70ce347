import { expect, test } from 'vitest'
import { decidedIn, writeDecidedPage } from './decided-page.ts'
import { gatherSpec } from './gather.ts'
import { readOpenLists } from './open-lists.ts'

test('every reading that was decided stands in one list with its day and its decision, and no other does', async () => {
  const spec = await gatherSpec()
  const decided = decidedIn(spec)
  const { html } = writeDecidedPage(spec).body
  expect(decided.length).toBeGreaterThan(30)
  expect(html.match(/<a class="id"[^>]*>[^<]+<\/a>/g)?.length).toBeGreaterThanOrEqual(decided.length)
  expect(html).toContain(`${decided.length} readings of what the requirements leave open`)
  expect(html).toMatch(/2026-11-26<.*C2\.2-33<.*decided on 2026-11-26, in <a [^>]*>decision 52<\/a>/s)
  const open = readOpenLists(spec).find(({ list }) => list === 'readings')
  expect(spec.readings.size - decided.length).toEqual(open?.count)
  expect(open?.says).toContain(`In all, ${open?.count} readings were chosen by us`)
})
