import { createDocumentText, type DocumentText } from '#domain/documents/document-text.ts'
import { formatPage, type PagePiece } from '#domain/documents/page-lines.ts'
import { openPdf } from './pdf-connection.ts'

const maxPages = 30

/** A page full of text has some hundreds; the time to sort them into lines grows with their square. */
const maxPieces = 20_000

type Chunk = { readonly items: ReadonlyArray<Partial<PagePiece>> }

const isPiece = (item: Partial<PagePiece>): item is PagePiece => item.str !== undefined && item.transform !== undefined

type Pdf = Awaited<ReturnType<typeof openPdf>>

async function readPage({ ask }: Pdf, pageIndex: number): Promise<string | null> {
  await ask('GetPage', { pageIndex })
  const asked = { pageId: pageIndex, pageIndex, includeMarkedContent: false, disableNormalization: false }
  const chunks = (await ask('GetTextContent', asked, true)) as ReadonlyArray<Chunk>
  const pieces = chunks.flatMap(({ items }) => items).filter(isPiece)
  return pieces.length > maxPieces ? null : formatPage(pieces)
}

/** One after the other: the worker answers some of several questions never. */
async function readPages(pdf: Pdf): Promise<ReadonlyArray<string | null>> {
  const pages = Array.of<string | null>()
  for (let page = 0; page < Math.min(pdf.numPages, maxPages); page += 1)
    pages.push(await readPage(pdf, page).catch(() => null))
  return pages
}

export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  try {
    const pages = await readPages(await openPdf(bytes))
    const text = pages.filter(Boolean).join('\n\n')
    return text === '' && pages.includes(null) ? { kind: 'damaged' } : createDocumentText(text)
  } catch (cause) {
    return { kind: cause instanceof Error && cause.name === 'PasswordException' ? 'locked' : 'damaged' }
  }
}
