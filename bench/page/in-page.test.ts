import { expect, test, vi } from 'vitest'
import { installBench } from './in-page.ts'

test('what is painted is told after the frame that it is asked in, not after the next', async () => {
  const requestFrame = vi.fn<() => number>()
  vi.stubGlobal('requestAnimationFrame', requestFrame)
  installBench()
  await benchPainted()
  expect(requestFrame.mock.calls).toEqual([])
})
