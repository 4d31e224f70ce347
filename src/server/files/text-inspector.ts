import { findEncoding } from '#domain/documents/decode-text.ts'

const sampleLength = 4096

/** Allows lines, tabs and the end of a file of DOS. A byte of C1 may be a letter of an encoding that is not known. */
export const hasControl = (text: string): boolean => /(?![\s\u0080-\u009F])\p{Cc}/u.test(text.replaceAll('\u001A', ''))

/** Control bytes are the same in each encoding but UTF-16, so that no other one needs to be known. */
function createDecoder(sample: Uint8Array): TextDecoder {
  const encoding = findEncoding(sample)
  return encoding?.startsWith('utf-16') ? new TextDecoder(encoding, { fatal: true }) : new TextDecoder()
}

export type TextKind = 'text' | 'blank' | 'other'

function createDecodedInspector(sample: Uint8Array) {
  const decoder = createDecoder(sample)
  let [isText, isBlank] = [true, true]
  const decode = (piece?: Uint8Array) => {
    try {
      const text = decoder.decode(piece, { stream: piece !== undefined })
      isText &&= !hasControl(text)
      isBlank &&= !/\S/.test(text)
    } catch {
      isText = false
    }
  }
  return {
    add: decode,
    end(): TextKind {
      decode()
      if (!isText) return 'other'
      return isBlank ? 'blank' : 'text'
    },
  }
}

export function createTextInspector() {
  let first = Buffer.alloc(0)
  let inspector: ReturnType<typeof createDecodedInspector> | null = null
  const begin = () => {
    inspector = createDecodedInspector(first.subarray(0, sampleLength))
    inspector.add(first)
    return inspector
  }
  return {
    add(piece: Uint8Array): void {
      if (inspector) return inspector.add(piece)
      first = Buffer.concat([first, piece])
      if (first.length >= sampleLength) begin()
    },
    end: (): TextKind => (inspector ?? begin()).end(),
  }
}

/** A page of the web, also as Word saves it in one file, or XML. */
const markup = /^\s*(?:<[!?a-z]|mime-version:|from: <saved by )/i

export function isMarkup(head: Buffer): boolean {
  const begin = head.subarray(0, 1024)
  return markup.test(new TextDecoder(findEncoding(begin) ?? 'utf-8').decode(begin))
}
