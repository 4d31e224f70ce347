import { readTextFile } from './decode-text.ts'
import { detectFormat, largestDocument, type DocumentText } from './document-text.ts'

type FileToRead = { readonly size: number; readonly arrayBuffer: () => Promise<ArrayBuffer> }

/** Each may run in a thread of its own. */
type DocumentReaders = Readonly<Record<'pdf' | 'office', (bytes: Uint8Array<ArrayBuffer>) => Promise<DocumentText>>>

export async function readFileText(file: FileToRead, readers: DocumentReaders): Promise<DocumentText> {
  if (file.size > largestDocument) return { kind: 'too large' }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const format = detectFormat(bytes)
  if (format === 'text') return readTextFile(bytes)
  return readers[format === 'pdf' ? 'pdf' : 'office'](bytes)
}
