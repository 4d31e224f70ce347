import { expect, test } from 'vitest'
import { createFullDisk } from './full-disk.ts'

test('a disk is full for a minute after a write has said so by its code, and each time has one line', () => {
  let now = 0
  const lines: string[] = []
  const disk = createFullDisk({ error: (_, message) => void lines.push(message) }, () => now)
  const full = (code: string) => disk.meets(Object.assign(new Error('no'), { code }))
  expect([disk.isFull(), full('23505'), disk.meets(new Error('no space left on device')), disk.isFull()]).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect([full('ENOSPC'), full('53100'), disk.isFull(), lines.length]).toEqual([true, true, true, 1])
  now = 59_999
  expect([disk.isFull(), full('EDQUOT'), lines.length]).toEqual([true, true, 1])
  now = 119_998
  expect(disk.isFull()).toBe(true)
  now = 119_999
  expect([disk.isFull(), full('ENOSPC'), lines]).toEqual([
    false,
    true,
    Array(2).fill('the disk is full, and nothing can be written'),
  ])
})
