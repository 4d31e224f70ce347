import { expect, test } from 'vitest'
import { truncate } from './truncate.ts'

test.each([
  [1000, 1000, 1000, ''],
  [1001, 1000, 1000, '... Read More'],
  [350, 350, 350, ''],
  [351, 350, 350, '... Read More'],
])(
  '[J9-01][J9-02][J9-03] of %i characters, limit %i, %i are kept and followed by "%s"',
  (length, limit, kept, suffix) => {
    expect(truncate('x'.repeat(length), limit)).toEqual('x'.repeat(kept) + suffix)
  },
)

test('[J9-03] no text is empty, and no character is cut in half', () => {
  expect([truncate(null, 10), truncate('', 10), truncate('abc😀d', 4)]).toEqual(['', '', 'abc... Read More'])
})
