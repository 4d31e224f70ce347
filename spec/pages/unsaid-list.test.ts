import { expect, test } from 'vitest'
import { runTrace } from '../trace/run-trace.ts'
import { writeFirstPage } from './first-page.ts'
import { gatherSpec } from './gather.ts'
import { readOpenLists } from './open-lists.ts'
import { writeOpenPages } from './open-pages.ts'

test('the page and the command tell the same of what tests prove and no rule says, and the first page counts it', async () => {
  const spec = await gatherSpec()
  const lists = readOpenLists(spec)
  const { lines } = await runTrace(['--without-rule'])
  const commanded = lines.flatMap((line) => /^ {2}(\S+)  /.exec(line)?.[1] ?? [])
  const page = writeOpenPages(lists).find(({ address }) => address === '/open/unsaid.html')?.body.html ?? ''
  const paged = [...page.matchAll(/<li data-requirement="([^"]+)">/g)].map(([, id]) => id)
  expect(commanded.length).toBeGreaterThan(100)
  expect(paged).toEqual(commanded)
  expect(lines.join('\n')).toContain(`${paged.length} of `)
  expect(page.match(/<h2>/g)?.length).toBe(new Set(spec.unsaid.map(({ requirement }) => requirement.section)).size)
  expect(page).toMatch(
    /<li data-requirement="C1-12"><p>The site presents news, events, articles and social feeds\. <a [^>]*>C1-12<\/a><\/p><ul class="referred"><li>one page presents [^<]*, <span class="note">a test on the screen, /,
  )
  expect(writeFirstPage(spec, lists).body.html).toMatch(
    new RegExp(`<b>${paged.length}</b> <a href="/open/unsaid.html">Requirements that tests prove and no rule says<`),
  )
})
