const allowedControls = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x1a])
/** Unassigned in windows-1252. */
const noLetters = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

const isControl = (byte: number) => (byte < 0x20 && !allowedControls.has(byte)) || byte === 0x7f

export function createTextInspector() {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const found = { control: false, noLetter: false, utf8: true }
  const decode = (piece?: Uint8Array) => {
    try {
      if (found.utf8) decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      found.utf8 = false
    }
  }
  return {
    add(piece: Uint8Array): void {
      decode(piece)
      found.control ||= piece.some(isControl)
      found.noLetter ||= piece.some((byte) => noLetters.has(byte))
    },
    end(): boolean {
      decode()
      return !found.control && (found.utf8 || !found.noLetter)
    },
  }
}
