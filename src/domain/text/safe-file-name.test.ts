import { expect, test } from 'vitest'
import { safeFileName } from './safe-file-name.ts'

test.each([
  ['Ada Lopez.pdf', 'Ada Lopez.pdf'],
  ['Résumé (2026)_v2 & more.docx', 'Résumé (2026)_v2 & more.docx'],
  ['Re\u0301sume\u0301.pdf', 'Résumé.pdf'],
  ['Резюме Анна Ivanova.pdf', 'Ivanova.pdf'],
  ['履歴書 2026.docx', '2026.docx'],
  ['Łukasz “CV” 😀.odt', 'ukasz CV.odt'],
])('[C5-12] the file "%s" is kept as "%s": letters outside Latin-1 are dropped', (name, kept) => {
  expect(safeFileName(name)).toBe(kept)
})

test.each([
  ['a:b*c?d"e>f<g|h\\i/j.pdf', 'abcdefghij.pdf'],
  ['../../etc/passwd', 'etcpasswd'],
  ['C:\\fakepath\\resume.doc', 'Cfakepathresume.doc'],
  ['resume\r\nSet-Cookie: x\0.pdf', 'resumeSet-Cookie x.pdf'],
  ['resume\u0085\u009F\u007F.pdf', 'resume.pdf'],
])('[C5-13] the file %j is kept as "%s": what stands for a path, and control characters, are dropped', (name, kept) => {
  expect(safeFileName(name)).toBe(kept)
})

test.each([
  ['Ada.Lopez.2026.pdf', 'AdaLopez2026.pdf'],
  ['resume.', 'resume'],
  ['Dr. Lopez', 'Dr Lopez'],
  ['resume.PDF', 'resume.PDF'],
  ['resume.tar.gz', 'resumetar.gz'],
])('[C5-14] the file "%s" is kept as "%s": only the dot before the extension stays', (name, kept) => {
  expect(safeFileName(name)).toBe(kept)
})

test.each([
  ['Резюме.pdf', 'file.pdf'],
  ['.pdf', 'file.pdf'],
  [' / .docx', 'file.docx'],
  ['', 'file'],
  ['???', 'file'],
  ['...', 'file'],
])('[C5-12][C5-13] a name of which nothing is left, "%s", becomes "%s"', (name, kept) => {
  expect(safeFileName(name)).toBe(kept)
})

test('[C5-14] a name has at most 150 characters, and a long one keeps its extension', () => {
  const names = ['x'.repeat(146), 'x'.repeat(147), 'x'.repeat(300)].map((stem) => safeFileName(`${stem}.pdf`))
  expect(names).toEqual([`${'x'.repeat(146)}.pdf`, `${'x'.repeat(146)}.pdf`, `${'x'.repeat(146)}.pdf`])
})
