import type { ErrorReport } from '#contract/visit-reports.ts'
import { expect, test } from 'vitest'
import { createErrorLog } from './error-log.ts'

function open() {
  const sent: ErrorReport[] = []
  return {
    sent,
    ...createErrorLog(
      (report) => sent.push(report),
      () => '/home',
    ),
  }
}

test('[C8-01] an error is told once, cut to 300 characters, with its page', () => {
  const { sent, log } = open()
  log('x'.repeat(400))
  log('x'.repeat(400))
  expect(sent).toEqual([{ Message: 'x'.repeat(300), Page: '/home' }])
})

test('[C8-01] a visit tells at most ten errors', () => {
  const { sent, log } = open()
  for (let number = 0; number < 20; number++) log(`error ${number}`)
  expect(sent.length).toEqual(10)
})
