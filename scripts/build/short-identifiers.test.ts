import { expect, test } from 'vitest'
import { shortIdentifiers } from './short-identifiers.ts'

test('a class is named by the end of its hash, which begins with a letter, and the same each time', () => {
  const name = shortIdentifiers()
  expect(['1t5uyff0', '1nt63965', '1t5uyff0'].map((hash) => name({ hash }))).toEqual(['uyff0', 'G3965', 'uyff0'])
})

test('two that would be named alike are refused', () => {
  const name = shortIdentifiers()
  name({ hash: '1t5uyff0' })
  expect(() => name({ hash: 'q07uyff0' })).toThrow('q07uyff0 and 1t5uyff0 would both be named uyff0.')
})
