import { expect, test } from 'vitest'
import { sampleContent } from '#content/sample-content.ts'
import { adviceOnCopy } from './copy-rules.ts'
import { adviceOnWording } from './wording-rules.ts'

const collectTexts = (value: unknown): ReadonlyArray<string> =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(collectTexts)
      : []

test('the sample content is written as the copy is: one typography, one spelling, one way of writing dates', () => {
  const texts = collectTexts(sampleContent(Date.parse('2026-11-28T12:00:00Z')))
  expect(texts.length).toBeGreaterThan(1_500)
  const advise = (text: string) => [...adviceOnCopy(text), ...adviceOnWording(text)]
  expect(texts.flatMap((text) => advise(text).map((advice) => `${text}: ${advice}`))).toEqual([])
})
