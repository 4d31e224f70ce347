import { collapseWhitespace } from './plain-text.ts'

/** Equal for all that a phone, a word processor, a Mac or a PDF writes for the same words. */
export function foldText(text: string | null): string {
  const plain = (text ?? '')
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .replace(/[‘’‚‛ʼ′]/g, "'")
    .replace(/[“”„‟]/g, '"')
    .replace(/[\p{Pd}−]/gu, '-')
    .toLowerCase()
  return collapseWhitespace(plain.normalize())
}

/** Without the punctuation around words; `C++`, `C#`, `.NET` and `R&D` stay. */
export const foldWords = (text: string | null): string =>
  collapseWhitespace(foldText(text).replace(/(^| )["'()[\]{},;:!?]+|["'()[\]{},;:!?.]+(?= |$)/g, '$1'))

export const listWords = (text: string): string[] => foldText(text).match(/\p{L}+/gu) ?? []
