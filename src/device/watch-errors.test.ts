import { expect, test } from 'vitest'
import { watchErrors } from './watch-errors.ts'

test('[C8-01] what nobody caught is told, until that is ended', () => {
  const told: string[] = []
  const window = new EventTarget()
  const end = watchErrors(window, (message) => told.push(message))
  window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('broken') }))
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'not kept' }))
  end()
  window.dispatchEvent(Object.assign(new Event('error'), { error: new Error('later') }))
  expect(told).toEqual(['broken', 'not kept'])
})
