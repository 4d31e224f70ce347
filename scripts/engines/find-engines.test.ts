import { expect, test } from 'vitest'
import { missingPackages } from './find-engines.ts'

test('an engine whose programs are all here needs nothing', () => {
  expect(missingPackages('webkit', () => true)).toEqual([])
})

test('an engine that lacks one of its programs needs its packages', () => {
  expect(missingPackages('webkit', (program) => program !== 'Xvfb')).toEqual(['webkit2gtk-driver', 'xvfb'])
  expect(missingPackages('firefox', () => false)).toEqual(['firefox-esr'])
})
