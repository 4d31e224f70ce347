import { expect, test, vi } from 'vitest'
import { armPress } from './arm-press.ts'

type Element = { readonly textContent: string; readonly getAttribute: (name: string) => string | null }

const withAttribute = (name: string, value: string | null): Element => ({
  textContent: '',
  getAttribute: (asked) => (asked === name ? value : null),
})

test.each([
  ['the second panel opens', 'open', [null, null], [null, '']],
  ['a notice is gone', 'aria-disabled', [null], []],
  ['another bookmark is pressed', 'aria-pressed', ['true', 'false'], ['true', 'true']],
] as const)('%s, and the press is answered', (_, reads, before, after) => {
  const list = (values: ReadonlyArray<string | null>) => values.map((value) => withAttribute(reads, value))
  const found = vi.fn<() => ReadonlyArray<Element>>(() => list(before))
  vi.stubGlobal('benchFind', found)
  vi.stubGlobal('benchVitals', { interactions: {} })
  vi.stubGlobal('addEventListener', vi.fn<() => void>())
  vi.stubGlobal('document', { querySelector: () => null })
  armPress({ answer: { selector: 'main details', reads } })
  const wasAnswered = benchPress.isStill()
  found.mockReturnValue(list(after))
  expect([wasAnswered, benchPress.isStill()]).toEqual([false, true])
})
