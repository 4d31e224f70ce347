/** A file of an archive: its path with `/` between, how many bytes it has, when it was last changed, and who may open it. */
export type TarFile = {
  readonly name: string
  readonly size: number
  readonly at: Date
  readonly mode?: number
}

/** Writes an archive, a file after another. */
export type TarWriter = {
  /** @throws when the content has not as many bytes as was said */
  add(file: TarFile, content: AsyncIterable<Uint8Array>): Promise<void>
  end(): Promise<void>
}

const block = 512
/** What a header of ustar can say: the length of a name in bytes, and a size of eleven octal digits (POSIX.1-2024, pax). */
const [longestName, largestSize] = [100, 8 ** 11 - 1]

const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`

type Head = Required<TarFile> & { readonly type: '0' | 'x' }

function headOf({ name, size, at, mode, type }: Head): Buffer {
  const head = Buffer.alloc(block)
  head.write(name, 0, longestName, 'utf8')
  head.write(octal(mode, 7), 100, 'ascii')
  head.write(octal(0, 7), 108, 'ascii')
  head.write(octal(0, 7), 116, 'ascii')
  head.write(octal(Math.min(size, largestSize), 11), 124, 'ascii')
  head.write(octal(Math.floor(at.getTime() / 1000), 11), 136, 'ascii')
  head.write(' '.repeat(8), 148, 'ascii')
  head.write(type, 156, 'ascii')
  head.write('ustar\x0000', 257, 'ascii')
  const sum = head.reduce((all, byte) => all + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'ascii')
  return head
}

const padding = (size: number) => Buffer.alloc((block - (size % block)) % block)

/** A record of an extended header; its length counts its own digits. */
function record(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`
  const length = Buffer.byteLength(rest)
  const digits = `${length + `${length}`.length}`.length
  return `${length + digits}${rest}`
}

/** The extended header of a file whose name or size does not fit into the usual one; nothing for any other. */
function extended({ name, size, at }: TarFile): ReadonlyArray<Buffer> {
  const records = [
    ...(Buffer.byteLength(name) > longestName || /[^ -~]/.test(name) ? [record('path', name)] : []),
    ...(size > largestSize ? [record('size', `${size}`)] : []),
  ]
  if (records.length === 0) return []
  const content = Buffer.from(records.join(''))
  const head = headOf({ name: 'PaxHeader', size: content.length, at, mode: 0o600, type: 'x' })
  return [head, content, padding(content.length)]
}

/** Writes an archive as every `tar` reads it (ustar, with pax headers where they are needed), never whole in memory. */
export function createTar(write: (bytes: Uint8Array) => Promise<void>): TarWriter {
  return {
    async add(file, content) {
      for (const bytes of extended(file)) await write(bytes)
      await write(headOf({ mode: 0o600, ...file, type: '0' }))
      let written = 0
      for await (const bytes of content) {
        written += bytes.length
        await write(bytes)
      }
      if (written !== file.size) throw new Error(`Expected ${file.size} bytes of ${file.name} and found ${written}.`)
      await write(padding(file.size))
    },
    end: () => write(Buffer.alloc(2 * block)),
  }
}
