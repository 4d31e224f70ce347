import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPdf } from './pdf-text.ts'

const sample = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'samples', name)))

test('a PDF is read line by line, with its headings and the dates at the right', async () => {
  expect(await readPdf(sample('plain.pdf'))).toEqual({
    kind: 'text',
    text: `# Ada Moss
12 Elm Street, Dayton, OH 45402
937 555 0142 | ada.moss@example.org
## EXPERIENCE
Cost Analyst, Wendlow Mills\tJune 2019 - Present
Priced the parts of 40 looms.
Junior Analyst, Alder Hollow Bank\t9/2015 - 5/2019
## EDUCATION
B.S. in Mathematics, Sorrel Ridge University, 2015
## REFERENCES
Nora Lind, former manager, nora.lind@example.org`,
  })
})

const lines = async (name: string) => {
  const found = await readPdf(sample(name))
  return found.kind === 'text' ? found.text.split('\n').filter(Boolean) : []
}

test.each([
  ['two columns', 'two-columns.pdf'],
  ['two columns that only an owner may change', 'owner-password.pdf'],
  ['two columns that only an owner may change, by an old cipher', 'owner-password-rc4.pdf'],
])('of %s the left one is read before the right one', async (_, name) => {
  expect(await lines(name)).toEqual([
    '# Tomas Brandvold',
    '## Contact',
    '41 Quarry Lane',
    'Boise, ID 83702',
    '208-555-0177',
    'tomas@brandvold.example',
    '## Skills',
    'Estimating',
    'Concrete mix design',
    'Scheduling',
    'Site safety',
    '## Languages',
    'Norwegian',
    'Spanish',
    '## Experience',
    'Site Manager',
    'Kettleford Bridges, Boise',
    'March 2018 – Present',
    'Ran the pour of eleven bridge decks across three counties, with a crew of forty',
    'people who worked in two shifts.',
    'Assistant Estimator',
    'Pell & Dorrance Paving',
    'August 2013 – February 2018',
    'Wrote bids for county roads and parking decks of up to nine million dollars.',
    '## Education',
    'B.S. Civil Engineering',
    'Tannery Falls College, 2013',
    'Minor in geology, with a thesis about the gravel of the river.',
  ])
})

test.each([
  ['that asks for a password', 'locked.pdf', 'locked'],
  ['of a scanner', 'scanned.pdf', 'pictures'],
  ['that breaks off', 'torn.pdf', 'damaged'],
])('a PDF %s is told as such', async (_, name, kind) => {
  expect(await readPdf(sample(name))).toEqual({ kind })
})

const pagesOf = (contents: ReadonlyArray<string>) => {
  const kids = contents.map((_, page) => `${10 + page} 0 R`).join(' ')
  const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Kids[${kids}]/Count ${contents.length}>>endobj`,
    ...contents.flatMap((text, page) => [
      `${10 + page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${100 + page} 0 R/Resources<</Font<</F1 ${font}>>>>>>endobj`,
      `${100 + page} 0 obj<</Length ${text.length}>>stream\n${text}\nendstream\nendobj`,
    ]),
    'trailer<</Root 1 0 R>>',
  ]
  return new Uint8Array(Buffer.from(`%PDF-1.4\n${objects.join('\n')}`))
}

test('of a PDF with 40 pages 30 are read, though it has no table of its objects', async () => {
  const pages = Array.from({ length: 40 }, (_, page) => `BT /F1 12 Tf 72 700 Td (Page ${page + 1}) Tj ET`)
  const text = Array.from({ length: 30 }, (_, page) => `Page ${page + 1}`).join('\n\n')
  expect(await readPdf(pagesOf(pages))).toEqual({ kind: 'text', text })
})

test('a page of more than 20,000 pieces is passed over', async () => {
  const letters = Array.from(
    { length: 20_001 },
    (_, at) => `1 0 0 1 ${(at % 150) * 4} ${780 - Math.floor(at / 150) * 5} Tm (a) Tj`,
  )
  const dense = `BT /F1 1 Tf ${letters.join('\n')} ET`
  const plain = 'BT /F1 12 Tf 72 700 Td (Noor Pike) Tj ET'
  expect([await readPdf(pagesOf([dense, plain])), await readPdf(pagesOf([dense]))]).toEqual([
    { kind: 'text', text: 'Noor Pike' },
    { kind: 'damaged' },
  ])
})
