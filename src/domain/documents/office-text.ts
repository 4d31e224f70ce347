import { createDocumentText, detectFormat, isLockedCompound, toBinary, type DocumentText } from './document-text.ts'
import { readDocxPart } from './docx.ts'
import { readDocxStyles, readRelations } from './docx-styles.ts'
import { readOdtContent } from './odt.ts'
import { readRtf } from './rtf.ts'
import { openZip, ZipProblem, type Zip } from './zip.ts'

const readPart = async (zip: Zip, name: string): Promise<string> => (await zip.get(name)?.()) ?? ''

const named = (zip: Zip, name: RegExp) => Array.from(zip.keys()).filter((each) => name.test(each))

async function readWordPart(zip: Zip, name: string): Promise<string> {
  const styles = readDocxStyles(await readPart(zip, 'word/styles.xml'))
  const links = readRelations(await readPart(zip, name.replace(/([^/]+)$/, '_rels/$1.rels')))
  return readDocxPart(await readPart(zip, name), styles, links)
}

async function readWord(zip: Zip, main: string): Promise<string> {
  const body = await readWordPart(zip, main)
  if (body.includes('@')) return body
  const headers = await Promise.all(named(zip, /^word\/header\d*\.xml$/).map((name) => readWordPart(zip, name)))
  const address = headers.find((header) => header.includes('@'))
  return address === undefined ? body : `${address}\n\n${body}`
}

async function readZip(zip: Zip): Promise<DocumentText> {
  const [main] = named(zip, /^word\/document\d*\.xml$/)
  if (main !== undefined) return createDocumentText(await readWord(zip, main))
  if (!zip.has('content.xml') || !(await readPart(zip, 'mimetype')).includes('opendocument.text'))
    return { kind: 'unknown' }
  if ((await readPart(zip, 'META-INF/manifest.xml')).includes('encryption-data')) return { kind: 'locked' }
  return createDocumentText(readOdtContent(await readPart(zip, 'content.xml')))
}

export async function readOfficeDocument(bytes: Uint8Array<ArrayBuffer>): Promise<DocumentText> {
  const format = detectFormat(bytes)
  if (format === 'rtf') return createDocumentText(readRtf(toBinary(bytes)))
  if (format === 'compound') return { kind: isLockedCompound(bytes) ? 'locked' : 'unknown' }
  try {
    return await readZip(openZip(bytes))
  } catch (cause) {
    return { kind: cause instanceof ZipProblem ? cause.kind : 'damaged' }
  }
}
