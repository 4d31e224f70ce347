import { expect, test } from 'vitest'
import { readZonedMoment } from './zoned-moment.ts'

test('a moment is read with its zone, and never without one', () => {
  const read = (text: string) => readZonedMoment(text)?.toISOString() ?? null
  const fourteen = '2026-12-01T14:00:00.000Z'
  expect(
    ['2026-12-01T14:00Z', '2026-12-01T09:00-05:00', '2026-12-01T14:00:00Z', '2026-12-01T14:00:00.000Z'].map(read),
  ).toEqual([fourteen, fourteen, fourteen, fourteen])
  const wrong = [
    '2026-12-01T14:00',
    '2026-12-01',
    '2026-02-30T14:00Z',
    '2026-12-01T24:00Z',
    '2026-12-01 14:00Z',
    'noon',
  ]
  expect(wrong.map(read)).toEqual(wrong.map(() => null))
})
