import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faults } from './faults.ts'

test.each(faults)('what is planted for "$name" still stands once in $file', ({ file, find }) => {
  expect(readFileSync(file, 'utf8').split(find).length - 1).toBe(1)
})
