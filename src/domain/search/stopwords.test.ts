import { expect, test } from 'vitest'
import { stopwords } from './stopwords.ts'

test('[J5-49] there are 127 stopwords', () => {
  expect([stopwords.size, stopwords.has('the'), stopwords.has('analyst')]).toEqual([127, true, false])
})
