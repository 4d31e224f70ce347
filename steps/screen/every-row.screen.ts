import { sampleContent } from '#content/sample-content.ts'
import { expect, test } from 'vitest'
import { sampleEachKind } from '../harness/sampling.ts'
import { listContentAddresses } from './page-addresses.ts'
import { openSilently, widthsInTurn } from './open-silently.ts'

const silent = openSilently()

/** One width per row: rows differ only in content, and every page is tried at all widths elsewhere. */
const rows = listContentAddresses(sampleContent(Date.now())).map(
  (known, index) => [known.address, known, widthsInTurn(index).slice(0, 1)] as const,
)

const chosen = sampleEachKind(rows, { getName: ([address]) => address })

test.each(chosen)('%s is hydrated without a line in the console', async (_, known, width) => {
  expect(await silent().open(known, width)).toEqual([])
})
