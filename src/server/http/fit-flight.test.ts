import { randomBytes } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCachedReply } from './cached-reply.ts'
import { createSpareTime, type SpareTime } from './spare-time.ts'

const words = (count: number) => Array.from({ length: count }, () => randomBytes(8).toString('hex')).join(' ')
const noTime: SpareTime = () => false
const allTime = () => createSpareTime({ share: 1 })

async function sizes(text: string, spare: SpareTime) {
  const kept = createCachedReply({ status: 200, headers: {}, text, hasTag: true, spare })
  const body = await kept.body('br')
  expect(brotliDecompressSync(body).toString()).toBe(text)
  return body.length
}

test.each([
  ['fits into the first flight', 1200, false],
  ['misses it by little', 1450, true],
  ['misses it by far', 3000, false],
])('a page that %s', async (_, count, isMadeSmaller) => {
  const text = words(count)
  const [quick, given] = [await sizes(text, noTime), await sizes(text, allTime())]
  expect(given < quick).toBe(isMadeSmaller)
})
