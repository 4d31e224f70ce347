/** 'fits' | 'empty' | 'locked' | 'other' (its content is not what its name says, or a kind that is not taken) */
export type FoundType = 'fits' | 'empty' | 'locked' | 'other'

/** Looks at a file as it passes. */
export type FileLook = {
  add(piece: Uint8Array): void
  end(): Promise<{ readonly size: number; readonly found: FoundType }>
}

/** @param name as its owner calls it: what it should be is read from its extension */
export function lookAtFile(name: string): FileLook {
  let size = 0
  return {
    add(piece) {
      size += piece.length
    },
    async end() {
      if (size === 0) return { size, found: 'empty' }
      return { size, found: /\.(pdf|docx?|odt|rtf|txt)$/i.test(name) ? 'fits' : 'other' }
    },
  }
}
