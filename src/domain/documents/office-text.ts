import { createDocumentText, detectFormat, isLockedCompound, toBinary, type DocumentText } from './document-text.ts'
import { readDocxPart } from './docx.ts'
import { readDocxStyles, readRelations, type DocxStyles } from './docx-styles.ts'
import { readOdtContent } from './odt.ts'
import { readRtf } from './rtf.ts'
import { openZip, ZipProblem, type Zip } from './zip.ts'

const readPart = async (zip: Zip, name: string): Promise<string> => (await zip.get(name)?.()) ?? ''

const named = (zip: Zip, name: RegExp) => Array.from(zip.keys()).filter((each) => name.test(each))

async function readWordPart(zip: Zip, name: string, styles: DocxStyles): Promise<string> {
  const links = readRelations(await readPart(zip, name.replace(/([^/]+)$/, '_rels/$1.rels')))
  return readDocxPart(await readPart(zip, name), styles, links)
}

const maxHeaders = 10

async function readWord(zip: Zip, main: string): Promise<string> {
  const styles = readDocxStyles(await readPart(zip, 'word/styles.xml'))
  const body = await readWordPart(zip, main, styles)
  if (body.includes('@')) return body
  for (const name of named(zip, /^word\/header\d*\.xml$/).slice(0, maxHeaders)) {
    const header = await readWordPart(zip, name, styles)
    if (header.includes('@')) return `${header}\n\n${body}`
  }
  return body
}

async function readZip(zip: Zip): Promise<DocumentText> {
  if (zip.has('encrypted-package')) return { kind: 'locked' }
  const [main] = named(zip, /^word\/document\d*\.xml$/)
  if (main !== undefined) return createDocumentText(await readWord(zip, main))
  if (!zip.has('content.xml') || !(await readPart(zip, 'mimetype')).includes('opendocument.text'))
    return { kind: 'unknown' }
  if ((await readPart(zip, 'META-INF/manifest.xml')).includes('encryption-data')) return { kind: 'locked' }
  return createDocumentText(readOdtContent(await readPart(zip, 'content.xml')))
}

export async function readOfficeDocument(bytes: Uint8Array<ArrayBuffer>): Promise<DocumentText> {
  const format = detectFormat(bytes)
  if (format === 'compound') return { kind: isLockedCompound(bytes) ? 'locked' : 'unknown' }
  try {
    if (format === 'rtf') return createDocumentText(readRtf(toBinary(bytes)))
    return await readZip(openZip(bytes))
  } catch (cause) {
    return { kind: cause instanceof ZipProblem ? cause.kind : 'damaged' }
  }
}
