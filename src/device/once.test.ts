import { expect, test } from 'vitest'
import { once } from './once.ts'

test('what is wanted twice is made once, and what failed is made again', async () => {
  let tries = 0
  const get = once(async () => {
    tries += 1
    if (tries === 1) throw new Error('lost')
    return tries
  })
  await expect(get()).rejects.toThrow('lost')
  expect(await Promise.all([get(), get()])).toEqual([2, 2])
  expect([await get(), tries]).toEqual([2, 2])
})
