import { expect, test } from 'vitest'
import { createFileNames } from './export-names.ts'

const application = '0a1b2c3d-4e5f-6789'

test.each([
  ['Moss', 'cv.pdf', 'Moss-0a1b2c3d-cv.pdf'],
  ["O'Brien-Núñez", 'cv.pdf', "O'Brien-Núñez-0a1b2c3d-cv.pdf"],
  ['Żółć', 'życiorys.pdf', 'Zóc-0a1b2c3d-yciorys.pdf'],
  ['../../etc/passwd', '../../x.pdf', 'etcpasswd-0a1b2c3d-x.pdf'],
  ['-rf *', 'CON.txt', 'rf-0a1b2c3d-CON_.txt'],
  ['Moss', 'a:b*c?d"e>f<g|h\\i/j.pdf', 'Moss-0a1b2c3d-abcdefghij.pdf'],
  ['艾达', '履历.pdf', 'applicant-0a1b2c3d-file.pdf'],
  ['x'.repeat(200), 'cv.pdf', `${'x'.repeat(40)}-0a1b2c3d-cv.pdf`],
])('[C5-12][C5-13][C5-14] a file of %s called %s is written as %s', (lastName, file, name) => {
  expect(createFileNames()(lastName, application, file)).toBe(name)
})

test('no two of two hundred files that would be called alike are', () => {
  const getName = createFileNames()
  const names = Array.from({ length: 200 }, (_, at) =>
    getName(at % 2 ? 'Moss' : 'MOSS', application, `${'a'.repeat(200)}.pdf`),
  )
  expect([
    new Set(names.map((name) => name.toLowerCase())).size,
    Math.max(...names.map((name) => name.length)),
  ]).toEqual([200, 150])
  expect(names.every((name) => name.endsWith('.pdf'))).toBe(true)
})
