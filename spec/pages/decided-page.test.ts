import { expect, test } from 'vitest'
import { writeDecisionPages } from './decision-pages.ts'
import { listDecidedInterpretations, writeDecidedPage } from './decided-page.ts'
import { gatherSpec } from './gather.ts'
import { readOpenLists } from './open-lists.ts'

test('every reading that was decided stands in one list with its day and its decision, and no other does', async () => {
  const spec = await gatherSpec()
  const decided = listDecidedInterpretations(spec)
  const { html } = writeDecidedPage(spec).body
  expect(decided.length).toBeGreaterThan(30)
  expect(html.match(/<a class="id"[^>]*>[^<]+<\/a>/g)?.length).toBeGreaterThanOrEqual(decided.length)
  expect(html).toContain(`${decided.length} readings of what the requirements leave open`)
  expect(html).toMatch(
    /C2\.2-33<.*Decided by the project itself on 2026-11-26, in <a [^>]*>decision 52<\/a>; the question was ours to choose\./s,
  )
  const open = readOpenLists(spec).find(({ list }) => list === 'readings')
  expect(spec.readings.size - decided.length).toEqual(open?.count)
  expect(open?.says).toContain(`In all, ${open?.count} readings were chosen by us`)
})

test('the page of a decision lists what was decided in it, though its text does not name it', async () => {
  const page = writeDecisionPages(await gatherSpec()).find(({ title }) => title.startsWith('Decision 52: '))
  const [, decided = ''] = page?.body.html.split('<h2>The readings decided in it</h2>') ?? []
  const ids = decided.split('<h2>')[0]?.match(/data-requirement="[^"]+"/g) ?? []
  expect(ids.map((id) => id.slice(18, -1))).toEqual(['C2.2-33', 'C2.13-13', 'J2.2-10'])
})
