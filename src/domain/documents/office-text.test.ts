import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readOfficeDocument } from './office-text.ts'

const sample = (name: string) => new Uint8Array(readFileSync(join(import.meta.dirname, 'samples', name)))

const serverSample = (name: string) =>
  new Uint8Array(readFileSync(join(import.meta.dirname, '../../server/files/samples', name)))

const header = (length: number, signature: number, fields: ReadonlyArray<readonly [place: number, value: number]>) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUInt32LE(signature)
  for (const [place, value] of fields) bytes.writeUInt32LE(value, place)
  return bytes
}

function zip(parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const [locals, list]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const packed = deflateRawSync(text)
    const local = header(30, 0x04034b50, [
      [8, 8],
      [18, packed.length],
      [22, 0],
      [26, name.length],
    ])
    const entry = header(46, 0x02014b50, [
      [10, 8],
      [20, packed.length],
      [28, name.length],
      [42, offset],
    ])
    locals.push(local, Buffer.from(name), packed)
    list.push(entry, Buffer.from(name))
    offset += 30 + name.length + packed.length
  }
  const size = Buffer.concat(list).length
  const end = header(22, 0x06054b50, [
    [8, list.length / 2],
    [10, list.length / 2],
    [12, size],
    [16, offset],
  ])
  return new Uint8Array(Buffer.concat([...locals, ...list, end]))
}

const word = (body: string, more: Readonly<Record<string, string>> = {}) =>
  readOfficeDocument(zip({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`, ...more }))

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`
const paragraph = (runs: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`

test('a document of Word is read with its headings, lists, tabs and text', async () => {
  expect(await readOfficeDocument(sample('plain.docx'))).toEqual({
    kind: 'text',
    text: `# Ada Moss
12 Elm Street, Dayton, OH 45402
937 555 0142 | ada.moss@example.org
## Experience
Cost Analyst, Wendlow Mills\tJune 2019 - Present
• Priced the parts of 40 looms.
Junior Analyst, Alder Hollow Bank\t9/2015 - 5/2019
## Education
B.S. in Mathematics, Sorrel Ridge University, 2015
## References
Nora Lind, former manager, nora.lind@example.org`,
  })
})

test('what is bold, linked, hidden, struck out, in a table or in a font of signs is read as a person sees it', async () => {
  expect(await readOfficeDocument(sample('odd.docx'))).toEqual({
    kind: 'text',
    text: `**Imre Falk**
Write to me: Email imre.falk@example.net
### Employment
2016 - 2020\tMachinist
Osprey Gear Works
Cut gears for ferries.
Phone:\t503-555-0119

Skills

Milling
Turning
Reading drawings
Welding

Kept and bold
• Set up
two lathes
• Step`,
  })
})

test.each([
  ['a heading by its level in the outline', paragraph(run('Training'), '<w:outlineLvl w:val="0"/>'), '## Training'],
  [
    'a list',
    paragraph(run('Wired a mill'), '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>'),
    '• Wired a mill',
  ],
  [
    'a list that was taken off',
    paragraph(run('Wired a mill'), '<w:numPr><w:numId w:val="0"/></w:numPr>'),
    'Wired a mill',
  ],
  [
    'tab stops, which are no tabs',
    paragraph(run('Foreman'), '<w:tabs><w:tab w:val="left" w:pos="720"/></w:tabs>'),
    'Foreman',
  ],
  ['moved text, once', paragraph(`<w:moveFrom>${run('old place')}</w:moveFrom>${run('new place')}`), 'new place'],
  ['a deleted tab, not', paragraph(`<w:del><w:r><w:tab/></w:r></w:del>${run('left')}`), 'left'],
  [
    'deleted text in the middle, not',
    paragraph(`${run('one')}<w:del>${run(' and a half')}<w:r><w:br/></w:r></w:del>${run(' two')}`),
    'one two',
  ],
  ['inserted text', paragraph(`<w:ins>${run('added')}</w:ins>`), 'added'],
  ['bold that was switched off', paragraph(run('Foreman', '<w:b w:val="0"/>')), 'Foreman'],
  [
    'entities and runs that split a word',
    paragraph(`${run('Pell &amp; Dor')}${run('rance&#8217;s')}`),
    'Pell & Dorrance’s',
  ],
  ['an empty document', paragraph(''), null],
  [
    'a text box, once, though Word writes it for older programs too',
    `<w:p><w:r><mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph(run('In a box'))}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph(run('In a box'))}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r>${run('Beside it')}</w:p>`,
    'In a box\nBeside it',
  ],
  [
    'a link by a field',
    paragraph(`<w:r><w:instrText> HYPERLINK "mailto:noor@pike.example" </w:instrText></w:r>${run('Mail')}`),
    'Mail noor@pike.example',
  ],
  [
    'cells that stand line by line beside each other',
    `<w:tbl><w:tr><w:tc>${paragraph(run('Foreman'))}${paragraph(run('Kettle Works'))}</w:tc><w:tc>${paragraph(run('2014 - 2018'))}${paragraph(run('Erie, PA'))}</w:tc></w:tr></w:tbl>`,
    'Foreman\t2014 - 2018\nKettle Works\tErie, PA',
  ],
])('of a document of Word is read: %s', async (_, body, text) => {
  expect(await word(body)).toEqual(text === null ? { kind: 'pictures' } : { kind: 'text', text })
})

test('a style may be based on a heading, a list or bold letters', async () => {
  const styles = `<w:styles>
    <w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style>
    <w:style w:styleId="Part"><w:name w:val="Part"/><w:basedOn w:val="berschrift1"/></w:style>
    <w:style w:styleId="Point"><w:name w:val="Point"/><w:pPr><w:numPr><w:numId w:val="2"/></w:numPr></w:pPr></w:style>
    <w:style w:styleId="Firm"><w:name w:val="Firm"/><w:rPr><w:b/></w:rPr></w:style></w:styles>`
  const styled = (style: string, text: string) => paragraph(run(text), `<w:pStyle w:val="${style}"/>`)
  const body =
    styled('Part', 'Jobs') + styled('Firm', 'Kettle Works') + styled('Point', 'Cast lids') + styled('None', 'End')
  expect(await word(body, { 'word/styles.xml': styles })).toEqual({
    kind: 'text',
    text: '## Jobs\n**Kettle Works**\n• Cast lids\nEnd',
  })
})

test('the header of the page is read only if the address stands there alone', async () => {
  const more = { 'word/header1.xml': paragraph(run('Noor Pike, noor@pike.example')) }
  expect(await word(paragraph(run('Foreman')), more)).toEqual({
    kind: 'text',
    text: 'Noor Pike, noor@pike.example\n\nForeman',
  })
  expect(await word(paragraph(run('n@pike.example')), more)).toEqual({ kind: 'text', text: 'n@pike.example' })
})

test('a document of OpenOffice or LibreOffice is read', async () => {
  expect(await readOfficeDocument(sample('odd.odt'))).toEqual({
    kind: 'text',
    text: `## Work history
**Deck Officer**
Larkin Ferries\t2012 - 2019
• Steered & moored.
Write to Rosa rosa@kline.example
one
two
Navigation\t2011`,
  })
})

const rtf = (body: string) => readOfficeDocument(new Uint8Array(Buffer.from(body, 'latin1')))

test.each([
  [
    'of Word',
    String.raw`{\rtf1\ansi\ansicpg1252\uc1{\fonttbl{\f0 Times;}}{\*\generator Writer}{\b Noor Pike}\par Ren\'e9e \u8211- \'93ops\'94\tab 2015\par{\listtext\'b7\tab}Cast lids\par{\v hidden}End\par}`,
    '**Noor Pike**\nRenée – “ops”\t2015\n• Cast lids\nEnd',
  ],
  [
    'of TextEdit',
    '{\\rtf1\\ansi\\ansicpg1252\\cocoartf2761\n{\\fonttbl\\f0\\fswiss Helvetica;}\n\\f0\\fs24 \\cf0 Noor Pike\\\nErie, PA\\\n}',
    'Noor Pike\nErie, PA',
  ],
  ['in Cyrillic', String.raw`{\rtf1\ansi\ansicpg1251 \'cf\'e8\'ea\par}`, 'Пик'],
  ['with a table', String.raw`{\rtf1\trowd Foreman\cell 2014\cell\row\pard End\par}`, 'Foreman\t2014\nEnd'],
  ['that breaks off', String.raw`{\rtf1 {\b Noor`, '**Noor**'],
])('RTF %s is read', async (_, body, text) => {
  expect(await rtf(body)).toEqual({ kind: 'text', text })
})

test.each([
  ['a document of Word that asks for a password', 'locked.docx', 'locked'],
  ['an OpenDocument that asks for a password', 'locked.odt', 'locked'],
  ['an archive that asks for a password', 'zipped.docx', 'locked'],
  ['a document of Word 97', 'plain.doc', 'unknown'],
])('%s is told as such', async (_, name, kind) => {
  expect(await readOfficeDocument(serverSample(name))).toEqual({ kind })
})

test('an archive that is torn, has no document or is made to burst is told as such', async () => {
  const whole = sample('plain.docx')
  const found = [
    readOfficeDocument(whole.slice(0, 9_000)),
    readOfficeDocument(new Uint8Array(whole.map((byte, place) => (place > 3 && place < 3_000 ? 7 : byte)))),
    readOfficeDocument(zip({ 'xl/workbook.xml': '<workbook/>' })),
    readOfficeDocument(zip({ 'content.xml': '<x/>', mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })),
    word(' '.repeat(25 * 1024 * 1024)),
    word(paragraph(run('long '.repeat(250_000)))),
  ]
  expect((await Promise.all(found)).map(({ kind }) => kind)).toEqual([
    'damaged',
    'damaged',
    'unknown',
    'unknown',
    'too large',
    'too large',
  ])
})

test.each([
  ['paragraphs within paragraphs', '<w:p>'.repeat(100_000)],
  ['tags that do not end', '<a "'.repeat(500_000)],
  ['a tag whose name does not end', `<${'a'.repeat(400_000)}`],
  ['an attribute whose name does not end', `<a ${'b'.repeat(400_000)}>`],
  ['comments that do not end', '<!--'.repeat(500_000)],
  ['an element with a million attributes', `<a ${'b="c" '.repeat(500_000)}>`],
])('a document of %s is read to its end', async (_, body) => {
  expect(await word(body)).toEqual({ kind: 'pictures' })
})

test('of parts that fit each by itself no more than 24 MB are read together', async () => {
  const blanks = ' '.repeat(13 * 1024 * 1024)
  expect(await word(paragraph(run('Foreman')) + blanks, { 'word/header1.xml': blanks })).toEqual({ kind: 'too large' })
})

test('of the headers of the pages ten are looked at', async () => {
  const headers = Array.from({ length: 11 }, (_, place) => [
    `word/header${place}.xml`,
    paragraph(run(place === 10 ? 'noor@pike.example' : 'Confidential')),
  ])
  expect(await word(paragraph(run('Foreman')), Object.fromEntries(headers))).toEqual({ kind: 'text', text: 'Foreman' })
})

test('an OpenDocument that LibreOffice 24 locked is told as such', async () => {
  const parts = { mimetype: 'application/vnd.oasis.opendocument.text', 'encrypted-package': 'q' }
  expect(await readOfficeDocument(zip(parts))).toEqual({ kind: 'locked' })
})

test.each(['constructor', '__proto__', '__defineGetter__', 'toString'])(
  'an element called %s is passed over',
  async (name) => {
    const odd = `<${name}><w:pPr><${name}/></w:pPr><w:r><w:rPr><${name}/></w:rPr><${name}/></w:r></${name}>`
    expect(await word(odd + paragraph(run('Foreman')))).toEqual({ kind: 'text', text: 'Foreman' })
    const content = `<${name}/><text:p>Foreman</text:p>`
    const parts = { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': content }
    expect(await readOfficeDocument(zip(parts))).toEqual({ kind: 'text', text: 'Foreman' })
  },
)

test.each([
  ['Japanese', '932', 'shift_jis', String.raw`\'8e\'d2`, '者'],
  ['Chinese', '936', 'gbk', String.raw`\'d6\'d0`, '中'],
  ['Korean', '949', 'euc-kr', String.raw`\'b1\'e8`, '김'],
  ['Chinese of Taiwan', '950', 'big5', String.raw`\'a4\'a4`, '中'],
])('RTF in %s is read by its code page %s, which is %s', async (_, codePage, __, bytes, text) => {
  expect(await rtf(String.raw`{\rtf1\ansi\ansicpg${codePage} ${bytes}\par}`)).toEqual({ kind: 'text', text })
})

test('RTF with more than 1,000 open groups is damaged', async () => {
  const nested = (depth: number) => rtf(`{\\rtf1 Noor ${'{'.repeat(depth)}Pike`)
  expect([await nested(900), await nested(1_001)]).toEqual([{ kind: 'text', text: 'Noor Pike' }, { kind: 'damaged' }])
})

test('a paragraph of 300,000 lines, and a table of as many cells, are read', async () => {
  const cells = `<w:tc>${paragraph(run('a'))}</w:tc>`.repeat(200_000)
  expect([
    await rtf(`{\\rtf1 ${'\\line '.repeat(300_000)}Noor}`),
    (await word(`<w:tbl><w:tr>${cells}</w:tr></w:tbl>`)).kind,
  ]).toEqual([{ kind: 'text', text: 'Noor' }, 'text'])
})

test('whatever byte of a document changes, it is read or told as damaged', async () => {
  const kinds = new Set(['text', 'pictures', 'damaged', 'unknown', 'locked', 'too large'])
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('odd.docx', 'odd.odt'), fc.nat(), fc.nat(255), async (name, place, byte) => {
      const bytes = sample(name)
      bytes[place % bytes.length] = byte
      expect(kinds).toContain((await readOfficeDocument(bytes)).kind)
    }),
    { numRuns: 60 },
  )
})
