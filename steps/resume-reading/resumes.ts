import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const plain = `Ada Moss
12 Elm Street, Dayton, OH 45402
937 555 0142 | ada.moss@example.org

EXPERIENCE
Cost Analyst, Wendlow Mills    June 2019 - Present
- Priced the parts of 40 looms.
Junior Analyst, Alder Hollow Bank    9/2015 - 5/2019

EDUCATION
B.S. in Mathematics, Sorrel Ridge University, 2015

REFERENCES
Nora Lind, former manager, nora.lind@example.org
`

const markdown = `# Ada Moss

937 555 0142 · Dayton, OH 45402

## Experience

### Cost Analyst — Wendlow Mills

*June 2019 – present*

- Priced the parts of 40 looms.

### Junior Analyst — Alder Hollow Bank

*9/2015 – 5/2019*

## Education

### Sorrel Ridge University

B.S. in Mathematics, 2015

## References

- Nora Lind, former manager, nora.lind@example.org
`

const json = JSON.stringify({
  basics: { name: 'Ada Moss', phone: '937 555 0142', location: { city: 'Dayton', region: 'OH', countryCode: 'US' } },
  work: [
    { name: 'Wendlow Mills', position: 'Cost Analyst', startDate: '2019-06' },
    { name: 'Alder Hollow Bank', position: 'Junior Analyst', startDate: '2015-09', endDate: '2019-05' },
  ],
  education: [{ institution: 'Sorrel Ridge University', studyType: 'B.S.', area: 'Mathematics', endDate: '2015' }],
  references: [{ name: 'Nora Lind' }],
})

export const oddLine = 'see what I wrote to you in spring.'

const odd = `Ada Moss
937 555 0142

EXPERIENCE

${oddLine}

EDUCATION
B.S. in Mathematics, Sorrel Ridge University, 2015
`

const maxResumeLength = 1024 * 1024

const sample = (path: string) => readFileSync(join(import.meta.dirname, '../../src', path))

export const resumes = {
  'plain text': ['resume.txt', plain],
  Markdown: ['resume.md', markdown],
  'a file for resume programs': ['resume.json', json],
  'a phone number alone': ['resume.txt', '937 555 0142\n'],
  'one whose jobs nobody can read': ['resume.txt', odd],
  'an employment part that nobody can read': ['resume.txt', `EXPERIENCE\n\n${oddLine}\n`],
  'a list of soups': ['soups.txt', 'Soups: leek, pea, oxtail.\n'],
  'a file for resume programs that breaks off': ['resume.json', json.slice(0, 100)],
  'a PDF': ['resume.pdf', sample('device/documents/samples/plain.pdf')],
  'a Word document': ['resume.docx', sample('domain/documents/samples/plain.docx')],
  'plain text of an older Windows': [
    'resume.txt',
    Buffer.from(plain.replace('40 looms', '40 “looms”').replaceAll('“', '\x93').replaceAll('”', '\x94'), 'latin1'),
  ],
  'plain text that Notepad calls Unicode': ['resume.txt', Buffer.from(`\uFEFF${plain}`, 'utf16le')],
  'a PDF of a scanner': ['resume.pdf', sample('device/documents/samples/scanned.pdf')],
  'a PDF that asks for a password': ['resume.pdf', sample('device/documents/samples/locked.pdf')],
  'a PDF that breaks off': ['resume.pdf', sample('device/documents/samples/torn.pdf')],
  'a picture': ['resume.png', '\u0089PNG\r\n\u001A\n\0\0\0'],
  'a text longer than 1 MB': ['resume.txt', plain.padEnd(maxResumeLength + 1)],
} as const satisfies Readonly<Record<string, readonly [name: string, content: string | Buffer]>>

export type ResumeName = keyof typeof resumes

export const resumeBytes = (what: ResumeName): Buffer => Buffer.from(resumes[what][1])
