import { expect, test } from 'vitest'
import { createTextReader } from './text-reader.ts'

test('each distinct text is read once, also null and a text that reads as false', () => {
  const texts = ['Ohio', null, '', 'Ohio', 'ohio', null, '', 'Ohio']
  const seen: (string | null)[] = []
  const isOhio = createTextReader((text) => {
    seen.push(text)
    return text === 'Ohio'
  })
  expect(texts.map(isOhio)).toEqual(texts.map((text) => text === 'Ohio'))
  expect(seen).toEqual(['Ohio', null, '', 'ohio'])
})
