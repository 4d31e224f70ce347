import { fileTypeFromBuffer } from 'file-type'
import { fileEndings, type FileEnding } from '#contract/upload.ts'
import type { UploadProblem } from '#contract/upload-problems.ts'
import { createEdgeBuffer, type Edges } from './edges.ts'
import { isLockedOpenDocument, readCompound, hasEncryptedEntry, listsEntry } from './locked-files.ts'
import { createPdfInspector } from './pdf-inspector.ts'
import { createTextInspector, hasControl, isMarkup, type TextKind } from './text-inspector.ts'

export type FileCheckResult = 'fits' | Extract<UploadProblem, 'empty' | 'locked' | 'markup' | 'other'>

/** `ending` is that of what the file holds, which a name need not have. */
type FileCheck = { readonly found: FileCheckResult; readonly ending: FileEnding | null }

export type FileInspector = {
  add(piece: Uint8Array): void
  end(): Promise<FileCheck & { readonly size: number }>
}

type Content = {
  readonly named: FileEnding
  readonly kind: string | null
  readonly edges: Edges
  readonly text: TextKind | null
  readonly isLockedPdf: () => boolean
}

const problem = (found: FileCheckResult): FileCheck => ({ found, ending: null })
const fits = (ending: FileEnding): FileCheck => ({ found: 'fits', ending })
const fitsUnlessLocked = (ending: FileEnding, isLocked: boolean) => (isLocked ? problem('locked') : fits(ending))

const namesWord = ({ tail }: Edges) => ['[Content_Types].xml', 'word/'].every((name) => listsEntry(tail, name))

function judgeZip({ edges, named }: Content): FileCheck {
  if (['docx', 'odt'].includes(named) && hasEncryptedEntry(edges.head)) return problem('locked')
  return namesWord(edges) ? fits('docx') : problem('other')
}

/** A container without a name that is known may be of an old Word, and under the name of a new one is a locked one. */
function judgeCompound({ edges, named }: Content): FileCheck {
  const compound = readCompound(edges)
  if (compound === 'word') return fits('doc')
  if (compound !== 'unknown') return problem(compound)
  if (named === 'doc') return fits('doc')
  return problem(named === 'docx' ? 'locked' : 'other')
}

const judges: ReadonlyMap<string, (content: Content) => FileCheck> = new Map([
  ['pdf', ({ isLockedPdf }) => fitsUnlessLocked('pdf', isLockedPdf())],
  ['rtf', () => fits('rtf')],
  ['docx', () => fits('docx')],
  ['odt', ({ edges }) => fitsUnlessLocked('odt', isLockedOpenDocument(edges))],
  ['zip', judgeZip],
  ['cfb', judgeCompound],
])

const opensInWord: ReadonlyArray<FileEnding> = ['doc', 'docx', 'rtf']

/** Some writers put lines before the PDF signature, as a server sends them. */
function isPdfAfterLines({ kind, named, edges: { head } }: Content): boolean {
  if (kind !== null || named !== 'pdf') return false
  const begin = head.toString('latin1', 0, 1024)
  const [before] = /^(?:[^]*?[\r\n])?[ \t]*(?=%PDF-\d)/.exec(begin) ?? []
  return before !== undefined && !hasControl(before) && !isMarkup(head) && !begin.startsWith('#!')
}

function judge(content: Content): FileCheck {
  const { kind, named, edges, text } = content
  if (text !== null && text !== 'other' && kind !== 'pdf' && kind !== 'rtf')
    return text === 'text' ? fits('txt') : problem('empty')
  const found = judges.get(isPdfAfterLines(content) ? 'pdf' : (kind ?? ''))?.(content)
  if (found) return found
  return problem(opensInWord.includes(named) && isMarkup(edges.head) ? 'markup' : 'other')
}

const detectKind = async (head: Buffer): Promise<string | null> => {
  try {
    return (await fileTypeFromBuffer(head))?.ext ?? null
  } catch {
    return null
  }
}

const endingOf = (name: string) => fileEndings.find((ending) => name.toLowerCase().endsWith(`.${ending}`)) ?? null

export function createFileInspector(name: string): FileInspector {
  const named = endingOf(name)
  const [kept, pdf] = [createEdgeBuffer(), createPdfInspector()]
  const text = named === 'txt' ? createTextInspector() : null
  return {
    add(piece) {
      kept.add(piece)
      pdf.add(piece)
      text?.add(piece)
    },
    async end() {
      const [size, edges] = [kept.size(), { head: kept.head(), tail: kept.tail() }]
      if (size === 0) return { size, ...problem('empty') }
      if (!named) return { size, ...problem('other') }
      const kind = await detectKind(edges.head)
      const isLockedPdf = () => pdf.needsPassword(edges.tail)
      return { size, ...judge({ named, kind, edges, text: text?.end() ?? null, isLockedPdf }) }
    },
  }
}
