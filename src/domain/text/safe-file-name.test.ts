import { expect, test } from 'vitest'
import { safeFileName, withEnding } from './safe-file-name.ts'

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

test.each([
  ['ﬁnal.txt', 'final.txt'],
  ['resume v2 — final.pdf', 'resume v2 - final.pdf'],
  ['Moss–resume‑2026−1.doc', 'Moss-resume-2026-1.doc'],
  ['O’Brien ‘draft’.pdf', "O'Brien 'draft'.pdf"],
  ['Ｒｅｓｕｍｅ ２０２６.pdf', 'Resume 2026.pdf'],
  ['№ 7 Résumé™….docx', 'No 7 RésuméTM.docx'],
  ['my\u2003resume 😀 new.pdf', 'my resume new.pdf'],
  ['2 ½ pages².txt', '2 ½ pages².txt'],
])('[C5-12] the file "%s" is kept as "%s": what Latin-1 can write too is written so', (name, kept) => {
  expect(safeFileName(name)).toBe(kept)
})

test.each(['CON.txt', 'nul.txt', 'Aux', 'com1.pdf', 'LPT9.docx', 'COM².rtf', 'CONOUT$.txt', 'prn .pdf'])(
  'the file "%s" is not kept under the name of a device of Windows',
  (name) => {
    const [stem = '', extension = ''] = name.split('.')
    expect(safeFileName(name)).toBe(`${stem.trim()}_${extension && `.${extension}`}`)
  },
)

test.each(['console.txt', 'com.pdf', 'com10.pdf', 'Null.txt', 'resume con.pdf'])(
  'the file "%s" keeps its name',
  (name) => {
    expect(safeFileName(name)).toBe(name)
  },
)

test.each([
  ['Резюме.pdf', 'Resume TR-2026-0322', 'Resume TR-2026-0322.pdf'],
  ['履歴書.docx', 'Cover letter / other: TR.7', 'Cover letter other TR7.docx'],
  ['(-) _.pdf', 'Résumé 0a1b2c3d', 'Résumé 0a1b2c3d.pdf'],
  ['.pdf', '履歴書', 'file.pdf'],
  ['Резюме 2.pdf', 'Resume TR-2026-0322', '2.pdf'],
])('[C5-12] the file "%s", which is "%s", is kept as "%s"', (name, nameless, kept) => {
  expect(safeFileName(name, nameless)).toBe(kept)
})

test.each([
  ['resume.doc', 'rtf', 'resume.rtf'],
  ['Resume.DOC', 'doc', 'Resume.DOC'],
  ['resume v2', 'pdf', 'resume v2.pdf'],
])('the file "%s" that holds a %s is called "%s"', (name, ending, called) => {
  expect(withEnding(name, ending)).toBe(called)
})

test.each([
  [`${'x'.repeat(146)}.pdf`, `${'x'.repeat(146)}.pdf`],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(146)}.pdf`],
  [`${'é'.repeat(146)}.pdf`, `${'é'.repeat(73)}.pdf`],
  [`x${'ß'.repeat(146)}.docx`, `x${'ß'.repeat(72)}.docx`],
  [`${'x'.repeat(145)} résumé.pdf`, `${'x'.repeat(145)}.pdf`],
])('[C5-14] a name has at most 150 bytes of UTF-8, and a long one keeps its extension: %s', (name, kept) => {
  expect(safeFileName(name)).toBe(kept)
})

test.each([
  [`${'y'.repeat(146)}.rtf`, 'docx', `${'y'.repeat(145)}.docx`],
  [`${'ü'.repeat(73)}.rtf`, 'docx', `${'ü'.repeat(72)}.docx`],
  ['y'.repeat(150), 'txt', `${'y'.repeat(146)}.txt`],
])('[C5-14] the long name %s has at most 150 bytes with the ending %s too', (name, ending, called) => {
  expect(withEnding(name, ending)).toBe(called)
})

test.each([
  ['é'.repeat(146), `${'é'.repeat(73)}.pdf`],
  [`a${'é'.repeat(146)}`, `a${'é'.repeat(72)}.pdf`],
  [`${'x'.repeat(145)} y`, `${'x'.repeat(145)}.pdf`],
])('a name has at most 150 bytes on the disk, and no letter or blank is cut apart: "%s.pdf"', (stem, kept) => {
  expect(safeFileName(`${stem}.pdf`)).toBe(kept)
})

test('a name whose extension is replaced by a longer one has at most 150 bytes too', () => {
  expect(withEnding(safeFileName(`${'y'.repeat(200)}.rtf`), 'docx')).toBe(`${'y'.repeat(145)}.docx`)
})
