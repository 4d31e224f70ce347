const allowedControls = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a])
/** Unassigned in windows-1252. */
const noLetters = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

const isControl = (byte: number) => (byte < 0x20 && !allowedControls.has(byte)) || byte === 0x7f

const hasControl = (text: string) => Buffer.from(text.replaceAll(/\P{Cc}/gu, ''), 'latin1').some(isControl)

const byteOrderMarks = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const

/** By the mark in its first two bytes. */
const wideEncoding = ([first, second]: Uint8Array) =>
  byteOrderMarks.find(([, one, other]) => first === one && second === other)?.[0] ?? null

type TextInspector = { readonly add: (piece: Uint8Array) => void; readonly end: () => boolean }

function createDecoder(encoding: string, isSound: (text: string) => boolean = () => true): TextInspector {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let fits = true
  const decode = (piece?: Uint8Array) => {
    try {
      fits &&= isSound(decoder.decode(piece, { stream: piece !== undefined }))
    } catch {
      fits = false
    }
  }
  return {
    add: decode,
    end() {
      decode()
      return fits
    },
  }
}

function createByteInspector(): TextInspector {
  const utf8 = createDecoder('utf-8')
  const found = { control: false, noLetter: false }
  return {
    add(piece) {
      utf8.add(piece)
      found.control ||= piece.some(isControl)
      found.noLetter ||= piece.some((byte) => noLetters.has(byte))
    },
    end: () => (utf8.end() || !found.noLetter) && !found.control,
  }
}

function createEncodingInspector(first: Uint8Array): TextInspector {
  const encoding = wideEncoding(first)
  return encoding === null ? createByteInspector() : createDecoder(encoding, (text) => !hasControl(text))
}

export function createTextInspector(): TextInspector {
  let first = Buffer.alloc(0)
  let inspector: TextInspector | null = null
  const begin = () => {
    inspector = createEncodingInspector(first)
    inspector.add(first)
    return inspector
  }
  return {
    add(piece) {
      if (inspector) return inspector.add(piece)
      first = Buffer.concat([first, piece])
      if (first.length >= 2) begin()
    },
    end: () => (inspector ?? begin()).end(),
  }
}

/** A page of the web, also as Word saves it in one file, or XML. */
const markup = /^\s*(?:<[!?a-z]|mime-version:|from: <saved by )/i

export function isMarkup(head: Buffer): boolean {
  const begin = head.subarray(0, 1024)
  return markup.test(new TextDecoder(wideEncoding(begin) ?? 'utf-8').decode(begin))
}
