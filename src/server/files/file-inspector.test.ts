import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFileInspector } from './file-inspector.ts'

const sample = (name: string) => readFileSync(join(import.meta.dirname, 'samples', name))

async function judgeFile(name: string, content: Uint8Array | string, pieceSize = 1000) {
  const bytes = Buffer.from(content)
  const seen = createFileInspector(name)
  for (let from = 0; from < bytes.length; from += pieceSize) seen.add(bytes.subarray(from, from + pieceSize))
  const { size, ...judged } = await seen.end()
  expect(size).toBe(bytes.length)
  return judged
}

const inspectFile = async (name: string, content: Uint8Array | string, pieceSize?: number) =>
  (await judgeFile(name, content, pieceSize)).found

const kinds = ['pdf', 'doc', 'docx', 'odt', 'rtf']

test.each(kinds)('a document of the kind %s fits, whatever pieces it comes in', async (kind) => {
  const found = [1, 7, 1000, 1_000_000].map((size) =>
    inspectFile(`Resume.${kind.toUpperCase()}`, sample(`plain.${kind}`), size),
  )
  expect(await Promise.all(found)).toEqual(['fits', 'fits', 'fits', 'fits'])
})

test.each(kinds.flatMap((kind) => [...kinds, 'txt'].map((name) => [kind, name] as const)))(
  'a document of the kind %s that is called "resume.%s" is taken for what it is',
  async (kind, extension) => {
    expect(await judgeFile(`resume.${extension}`, sample(`plain.${kind}`))).toEqual({ found: 'fits', ending: kind })
  },
)

test.each(kinds.flatMap((kind) => ['png', 'docm', ''].map((name) => [kind, name] as const)))(
  'a document of the kind %s is not taken under the name "resume.%s"',
  async (kind, extension) => {
    expect(await inspectFile(`resume.${extension}`, sample(`plain.${kind}`))).toBe('other')
  },
)

test.each([
  ['trailer.pdf', 'at its end'],
  ['stream.pdf', 'in a stream at its end'],
  ['linear.pdf', 'near its start'],
])('a PDF that asks for a password is locked: %s, which says so %s', async (name) => {
  expect(await inspectFile('resume.pdf', sample(`locked-${name}`))).toBe('locked')
})

test('a PDF of 10 MB is known to be locked by its end, or by its start when it is linearized', async () => {
  const more = Buffer.alloc(10_000_000, '% more\n')
  const [end, start] = [sample('locked-trailer.pdf'), sample('locked-linear.pdf')]
  const found = [Buffer.concat([Buffer.from('%PDF-1.7\n'), more, end]), Buffer.concat([start, more])]
  expect(await Promise.all(found.map((pdf) => inspectFile('resume.pdf', pdf, 65_536)))).toEqual(['locked', 'locked'])
})

test('a PDF may begin with lines of its writer, and its text may speak of encryption', async () => {
  expect(sample('plain.pdf').includes('/Encrypt')).toBe(true)
  expect(await inspectFile('resume.pdf', Buffer.concat([Buffer.from('\r\n\r\n'), sample('plain.pdf')]))).toBe('fits')
})

test.each([
  ['lines of a server', 'Content-Type: application/pdf\r\nContent-Length: 42\r\n\r\n%PDF-1.4\n', 'fits'],
  ['blanks', ' \n \t%PDF-1.7\n', 'fits'],
  ['a page of the web', '<html><!--%PDF-1.4-->', 'other'],
  ['a page of the web, on a line of its own', '<!DOCTYPE html>\n<!--\n%PDF-1.4\n-->', 'other'],
  ['a script', '#!/bin/sh\n%PDF-1.4\n', 'other'],
  ['words before it on its line', 'Saved as %PDF-1.4\n', 'other'],
  ['bytes of a program', '\x7f\x01\0\0\n%PDF-1.4\n', 'other'],
  ['no version', '\n%PDF-\n', 'other'],
])('what stands before the signature of a PDF may be lines, and nothing else: %s', async (_, content, found) => {
  expect(await inspectFile('resume.pdf', content)).toBe(found)
})

const sample64 = (name: string, change: (bytes: Buffer) => void) => {
  const bytes = sample(name)
  change(bytes)
  return bytes
}

test('documents of Word and OpenDocument that ask for a password are locked', async () => {
  const encryptedDoc = sample64('plain.doc', (doc) => {
    const flags = doc.indexOf(Buffer.from([0xec, 0xa5])) + 10
    doc.writeUInt16LE(doc.readUInt16LE(flags) | 0x0100, flags)
  })
  const found = [
    inspectFile('resume.docx', sample('locked.docx')),
    inspectFile('resume.doc', sample('locked.docx')),
    inspectFile('resume.odt', sample('locked.odt')),
    inspectFile('resume.doc', encryptedDoc),
    ...['docx', 'odt'].map((kind) => inspectFile(`resume.${kind}`, sample(`zipped.${kind}`))),
  ]
  expect(await Promise.all(found)).toEqual(found.map(() => 'locked'))
})

const zip = (names: ReadonlyArray<string>) => {
  const local = names.map((name) => {
    const header = Buffer.alloc(30)
    header.write('PK\x03\x04', 'latin1')
    header.writeUInt16LE(name.length, 26)
    return Buffer.concat([header, Buffer.from(name)])
  })
  const central = names.map((name) => {
    const header = Buffer.alloc(46)
    header.write('PK\x01\x02', 'latin1')
    header.writeUInt16LE(name.length, 28)
    return Buffer.concat([header, Buffer.from(name)])
  })
  return Buffer.concat([...local, ...central])
}

test('a zip is a document of Word only if it lists what Word writes', async () => {
  const found = [
    inspectFile('resume.docx', zip(['docProps/app.xml', '[Content_Types].xml', 'word/document.xml'])),
    inspectFile('resume.docx', zip(['resume/word/document.xml', 'notes.txt'])),
    inspectFile('resume.docx', zip(['[Content_Types].xml', 'xl/workbook.xml'])),
  ]
  expect(await Promise.all(found)).toEqual(['fits', 'other', 'other'])
})

test('a document of Word is known by the list at its end when a picture of 1 MB comes first', async () => {
  const picture = Buffer.alloc(1_000_000, 7)
  const header = Buffer.alloc(30)
  header.write('PK\x03\x04', 'latin1')
  header.writeUInt32LE(picture.length, 18)
  header.writeUInt32LE(picture.length, 22)
  header.writeUInt16LE('photo'.length, 26)
  const large = Buffer.concat([header, Buffer.from('photo'), picture, sample('plain.docx')])
  expect(await inspectFile('resume.docx', large, 65_536)).toBe('fits')
})

const compound = (text: string, at: number) => {
  const file = Buffer.alloc(8192)
  file.write('d0cf11e0a1b11ae1', 'hex')
  file.write(text, at, 'utf16le')
  return file
}

test.each([
  ['Excel', 'Workbook'],
  ['an old Excel', 'Book'],
  ['PowerPoint', 'PowerPoint Document'],
  ['Outlook', '__properties_version1.0'],
  ['Visio', 'VisioDocument'],
  ['Publisher', 'Quill'],
  ['WordPerfect', 'PerfectOffice_MAIN'],
  ['an installer', '\u4840\u3F7F\u4164\u422F'],
])('a compound file of another program is no document of Word: %s', async (_, name) => {
  const found = ['doc', 'docx'].map((extension) => inspectFile(`resume.${extension}`, compound(name, 1152)))
  expect(await Promise.all(found)).toEqual(['other', 'other'])
})

test('words of the text of an old Word document are no names in its directory', async () => {
  const found = ['Visual Book keeping', 'Book', 'Quill'].map((text) => inspectFile('resume.doc', compound(text, 1200)))
  expect(await Promise.all(found)).toEqual(['fits', 'fits', 'fits'])
})

test.each([
  ['a letter', 'a', 'fits'],
  ['UTF-8 with tabs and lines', 'Ada López\t“analyst”\r\n履歴書\n', 'fits'],
  ['a first word that stands for a picture', 'BMW Group, analyst', 'fits'],
  ['Latin-1', Buffer.from('Résumé of José', 'latin1'), 'fits'],
  ['quotes of Windows', Buffer.from([0x93, 0x61, 0x94]), 'fits'],
  ['a NUL', 'Ada\0Lopez', 'other'],
  ['UTF-16 with its mark', Buffer.from('\ufeffAda López\t“analyst”\r\n履歴書\n', 'utf16le'), 'fits'],
  ['UTF-16 the other way round', Buffer.from('\ufeffAda Łuk 😀', 'utf16le').swap16(), 'fits'],
  ['UTF-16 without its mark', Buffer.from('Ada Moss\r\nAnalyst', 'utf16le'), 'fits'],
  ['UTF-16 the other way round without its mark', Buffer.from('Łukasz Nowak, welder', 'utf16le').swap16(), 'fits'],
  ['UTF-16 without its mark, longer than a sample', Buffer.from('Led a crew of 12.\n'.repeat(900), 'utf16le'), 'fits'],
  ['UTF-16 without its mark, with a control character', Buffer.from('Ada\u0007', 'utf16le'), 'other'],
  ['a Macintosh of old', Buffer.from('Tr\x8fs bien, caf\x8e', 'latin1'), 'fits'],
  ['Windows of Poland and Czechia', Buffer.from('\x8c\xb9cki, Mal\x9da, \x8d\x8f', 'latin1'), 'fits'],
  ['Shift_JIS', Buffer.from('97da97f08f910d0a8e52936381408d81', 'hex'), 'fits'],
  ['GBK', Buffer.from('bcf2c0fa8fd0', 'hex'), 'fits'],
  ['a line that Word broke by hand', 'Ada\u000BMoss', 'fits'],
  ['UTF-16 with a control character', Buffer.from('\ufeffAda\u0007', 'utf16le'), 'other'],
  ['UTF-16 of half a letter', Buffer.from('\ufeffAda\ud83d', 'utf16le'), 'other'],
  ['an odd number of bytes with the mark of UTF-16', Buffer.from([0xff, 0xfe, 0x41]), 'other'],
  ['UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0]), 'other'],
  ['the first byte of a mark', Buffer.from([0xff]), 'fits'],
  ['control characters', 'Ada\u0007', 'other'],
  ['the mark of UTF-16 alone', Buffer.from([0xff, 0xfe]), 'empty'],
  ['the mark of UTF-8 alone', '\ufeff', 'empty'],
  ['blanks alone', ' \t\r\n\u00A0\n'.repeat(900), 'empty'],
  ['blanks alone in UTF-16', Buffer.from(' \r\n\u2003', 'utf16le'), 'empty'],
  ['a letter after 9 kB of blanks', `${' \n'.repeat(4600)}a`, 'fits'],
])('plain text is taken if it is text: %s', async (_what, content, found) => {
  const looks = [1, 1000].map((size) => inspectFile('resume.txt', content, size))
  expect(await Promise.all(looks)).toEqual([found, found])
})

test.each([...kinds, 'txt', 'exe'])('a file without a byte is empty: %s', async (extension) => {
  expect(await inspectFile(`resume.${extension}`, '')).toBe('empty')
})

test.each(['pdf', 'exe', 'PDF.exe', 'pdf.'])('one byte is no document: resume.%s', async (extension) => {
  expect(await inspectFile(`resume.${extension}`, 'a')).toBe('other')
})

const passwordPdfs = readdirSync(join(import.meta.dirname, 'samples', 'pdf')).filter((name) => name.endsWith('.pdf'))

test.each(passwordPdfs)('a PDF is locked only if it asks for a password before it opens: %s', async (name) => {
  const found = [1, 50, 65_536].map((size) => inspectFile('resume.pdf', sample(`pdf/${name}`), size))
  const expected = /-(?:none|owner)\.pdf$/.test(name) ? 'fits' : 'locked'
  expect(await Promise.all(found)).toEqual([expected, expected, expected])
})

const trailerOf = (encryption: string, more = '') =>
  `%PDF-1.7\n${more}\ntrailer <</Root 1 0 R /ID [(\\001a\\)b) <00>] /Encrypt ${encryption}>>\n%%EOF`
const entry = `<${'00'.repeat(32)}>`
const standard = (more = '') => `<</Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O ${entry} /U ${entry} ${more}>>`

test.each([
  ['its dictionary stands in the trailer', trailerOf(standard())],
  ['its dictionary is an object', trailerOf('9 0 R', `9 0 obj ${standard()} endobj`)],
  ['a comment and names stand in it', trailerOf(standard('% >> \n /X#41 [true null (a(b)c) <4>]'))],
  ['it asks for a key', trailerOf('<</Filter /Adobe.PubSec /V 4>>')],
])('a PDF that no empty password opens is locked where %s', async (_, pdf) => {
  expect(await inspectFile('resume.pdf', pdf)).toBe('locked')
})

const attached = (trailer: string) => {
  const before = `%PDF-1.7\n7 0 obj <</Type /EmbeddedFile>> stream\n${trailerOf(standard())}\nendstream endobj\n`
  return `${before}${trailer}\nstartxref\n${before.length}\n%%EOF\n`
}

test.each([
  ['a table of its own', attached('xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 1 /Root 1 0 R>>')],
  ['a table in a stream', attached('8 0 obj\n<</Type /XRef /Size 9 /W [1 2 1]>> stream\n\0endstream endobj')],
  ['a table, 40 bytes after where it says', `${' '.repeat(39)}\n${attached('xref\n0 1\ntrailer <</Root 1 0 R>>')}`],
])('a PDF that opens is taken with a locked one attached to it: %s', async (_, pdf) => {
  expect(await inspectFile('resume.pdf', pdf)).toBe('fits')
})

test.each([
  ['a table', attached(`xref\n0 1\ntrailer <</Root 1 0 R /Encrypt ${standard()}>>`)],
  ['a stream', attached(`8 0 obj <</Type /XRef /Encrypt ${standard()}>> stream\n\0endstream endobj`)],
  ['no table where it says', attached('trailer <</Root 1 0 R>>')],
])('a PDF that asks for a password is locked also where something is attached to it: %s', async (_, pdf) => {
  expect(await inspectFile('resume.pdf', pdf)).toBe('locked')
})

const version4 = (more: string) => standard(more).replace('/V 2 /R 3', '/V 4 /R 4')

test.each([
  ['attachments alone', '/StmF /Identity /StrF /Identity /EFF /StdCF', 'fits'],
  ['attachments alone, as those who leave out what is usual say', '/EFF /StdCF', 'fits'],
  ['streams', '/StmF /StdCF /StrF /Identity', 'locked'],
  ['text', '/StrF /StdCF', 'locked'],
])('a PDF is locked unless its password guards nothing that is read: %s', async (_, filters, found) => {
  expect(await inspectFile('resume.pdf', trailerOf(version4(filters)))).toBe(found)
})

test.each([
  ['its dictionary is missing', trailerOf('9 0 R', '8 0 obj <</Filter /Standard>> endobj')],
  ['its dictionary breaks off', trailerOf('9 0 R', '9 0 obj <</Filter /Standard /O (')],
  ['its revision is not known', trailerOf(standard('/R 9'))],
  ['a text stands where a number should', trailerOf(standard('/P (all)'))],
  ['another program locks it', trailerOf(standard().replace('Standard', 'Other'))],
  ['its dictionary is nested a thousand times', trailerOf(`<<${'/A <<'.repeat(1000)}`)],
])('a PDF of which nobody can tell whether it opens is taken: %s', async (_, pdf) => {
  expect(await inspectFile('resume.pdf', pdf)).toBe('fits')
})

test('what locks a PDF is found in the middle of 8 MB, between many words of encryption', async () => {
  const words = '/Encrypt /Filter /Other /Encrypt 3 0 R stream '.repeat(90_000)
  const pdf = `%PDF-1.7\n${words}9 0 obj ${standard()} endobj\n${words}`
  const found = inspectFile('resume.pdf', trailerOf('9 0 R', pdf), 65_536)
  expect(await found).toBe('locked')
})

test.each([
  ['a page', '<!DOCTYPE html><html><body>Ada Moss</body></html>', 'markup'],
  ['a page of Word', '\ufeff\r\n<html xmlns:o="urn:schemas-microsoft-com:office:office"><p>Ada</html>', 'markup'],
  ['a page with a comment', '  <!-- saved --> <p>Ada', 'markup'],
  ['a page in one file', 'MIME-Version: 1.0\r\nContent-Type: multipart/related', 'markup'],
  ['a page in UTF-16', Buffer.from('\ufeff<html>Ada</html>', 'utf16le'), 'markup'],
  ['XML of Word 2003', '<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument/>', 'markup'],
  ['text', 'Ada Moss, analyst', 'other'],
  ['a zip', zip(['resume.html']), 'other'],
])('under the name of a Word file %s is refused for what it is', async (_, content, expected) => {
  const found = ['doc', 'docx', 'rtf'].map((ending) => judgeFile(`resume.${ending}`, content))
  expect(await Promise.all(found)).toEqual(found.map(() => ({ found: expected, ending: null })))
})

test.each(['pdf', 'odt'])('a page under the name "resume.%s" is not what its name says', async (ending) => {
  expect(await inspectFile(`resume.${ending}`, '<html>Ada</html>')).toBe('other')
})
