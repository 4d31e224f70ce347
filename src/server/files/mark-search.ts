/** In bytes: what is kept before and after a mark. */
const reach = 4096
const blockSize = 32 * 1024
/** Of each mark, so many of the first and so many of the last. */
const mostKept = 4

/** `at` is the mark's position in the file, `mark` that in the text. */
export type Excerpt = { readonly at: number; readonly mark: number; readonly text: string }

type Mark = { readonly letters: string; readonly isMark: (before: string, after: string) => boolean }

/** A mark that follows within half the reach is in the same excerpt. */
function createExcerpts({ letters, isMark }: Mark) {
  const excerpts: Excerpt[] = []
  let next = 0
  const keep = (excerpt: Excerpt) => {
    if (excerpts.length === 2 * mostKept) excerpts.splice(mostKept, 1)
    excerpts.push(excerpt)
  }
  return {
    excerpts,
    /** @param from position of the block in the file @param end of what may be a mark, in the block */
    search(block: Buffer, from: number, end: number): void {
      for (let at = block.indexOf(letters, Math.max(0, next - from)); at >= 0 && at < end;) {
        const [begin, after] = [Math.max(0, at - reach), at + letters.length]
        const before = block.toString('latin1', Math.max(0, at - 32), at)
        const isFound = isMark(before, block.toString('latin1', after, after + 1))
        if (isFound) keep({ at: from + at, mark: at - begin, text: block.toString('latin1', begin, at + reach) })
        next = from + (isFound ? at + reach / 2 : after)
        at = block.indexOf(letters, next - from)
      }
      next = Math.max(next, from + end)
    },
  }
}

/** Keeps what stands around marks in a file that comes in pieces. Work and memory do not grow with their number. */
export function createMarkSearch<Name extends string>(marks: Readonly<Record<Name, Mark>>) {
  const names = Object.keys(marks) as Name[]
  const searches = new Map(names.map((name) => [name, createExcerpts(marks[name])]))
  const block = Buffer.alloc(blockSize + 2 * reach)
  let [filled, from] = [0, 0]
  const search = (end: number) => {
    for (const one of searches.values()) one.search(block.subarray(0, filled), from, end)
  }
  const shift = () => {
    search(filled - reach)
    block.copyWithin(0, blockSize, filled)
    from += blockSize
    filled -= blockSize
  }
  return {
    add(piece: Uint8Array): void {
      for (let at = 0; at < piece.length;) {
        const part = piece.subarray(at, at + block.length - filled)
        block.set(part, filled)
        filled += part.length
        at += part.length
        if (filled === block.length) shift()
      }
    },
    end() {
      search(filled)
      return { size: from + filled, listExcerpts: (name: Name) => searches.get(name)?.excerpts ?? [] }
    },
  }
}
