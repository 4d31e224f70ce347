import { createDocumentText, type DocumentText } from '#domain/documents/document-text.ts'
import { formatPage, type PagePiece } from '#domain/documents/page-lines.ts'
import { openPdf } from './pdf-connection.ts'

const maxPages = 30

type Chunk = { readonly items: ReadonlyArray<Partial<PagePiece>> }

const isPiece = (item: Partial<PagePiece>): item is PagePiece => item.str !== undefined && item.transform !== undefined

type Pdf = Awaited<ReturnType<typeof openPdf>>

async function readPage({ ask }: Pdf, pageIndex: number): Promise<string> {
  await ask('GetPage', { pageIndex })
  const asked = { pageId: pageIndex, pageIndex, includeMarkedContent: false, disableNormalization: false }
  const chunks = (await ask('GetTextContent', asked, true)) as ReadonlyArray<Chunk>
  return formatPage(chunks.flatMap(({ items }) => items).filter(isPiece))
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
