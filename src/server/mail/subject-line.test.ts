import { expect, test } from 'vitest'
import { longestSubject, subjectLine } from './mail-content.ts'

test('a subject is one line, as it is', () => {
  expect([subjectLine(' Message from\r\nAda\u2028Lovelace ', ' (0A1B)'), subjectLine('A')]).toEqual([
    'Message from Ada Lovelace (0A1B)',
    'A',
  ])
})

test('one of just the longest length is not cut, a longer one keeps its end', () => {
  const fitting = 'a'.repeat(longestSubject)
  expect([subjectLine(fitting), subjectLine(`${fitting}b`), subjectLine(fitting, ' (0A1B)')]).toEqual([
    fitting,
    `${'a'.repeat(longestSubject - 1)}…`,
    `${'a'.repeat(longestSubject - 8)}… (0A1B)`,
  ])
})

test('what is seen as one character is not cut in two, and no blank stands before the mark', () => {
  const [technologist, family] = ['👩🏽‍💻', '👨‍👩‍👧‍👦']
  expect([subjectLine(technologist.repeat(20)), subjectLine(`${'a'.repeat(96)} ${family}`)]).toEqual([
    `${technologist.repeat(14)}…`,
    `${'a'.repeat(96)}…`,
  ])
})
