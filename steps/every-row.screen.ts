import { sampleContent } from '#content/sample-content.ts'
import { expect, test } from 'vitest'
import { addressesOf } from './every-address.ts'
import { widths } from './every-look.ts'
import { openSilently } from './open-silently.ts'

const silent = openSilently()

/** Each page is loaded at one width, the next page at the next, and then brought to the others. */
const pages = addressesOf(sampleContent(Date.now())).map((known, index) => {
  const first = index % widths.length
  return [known.address, known, [...widths.slice(first), ...widths.slice(0, first)]] as const
})

test.each(pages)('%s comes alive without a line in the console', async (_, known, [first = 0, ...others]) => {
  const heard = [...(await silent().open(known, first))]
  for (const width of others) heard.push(...(await silent().resize(width)))
  expect(heard).toEqual([])
})
