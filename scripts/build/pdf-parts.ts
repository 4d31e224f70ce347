const library = /[\\/]pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.worker\.mjs$/

/** Of the sources of pdf.js: forms of XFA, pictures, what is drawn, and what is written back. Text needs none of it. */
const unneeded = [
  './src/core/xfa/',
  './src/core/editor/',
  './external/',
  './src/core/jpg.js',
  './src/core/jbig2_ccittFax.js',
  './src/core/jpx.js',
  './src/core/postscript/',
  './src/core/font_renderer.js',
  './src/core/pattern.js',
  './src/core/struct_tree.js',
  './src/core/annotation.js',
  './src/core/default_appearance.js',
  './src/core/image.js',
  './src/core/writer.js',
]

const declared = /^(?:class|(?:async )?function\*?|const|let|var) (\w+)/gm

const withStandIns = (source: string) =>
  Array.from(source.matchAll(declared), ([, name]) => `class ${name} {}\n`).join('')

/** In bytes. Streams of a PDF may be packed a thousand to one, and that several times over. */
const [largestStream, largestDocument] = [24 * 1024 * 1024, 256 * 1024 * 1024]

const boundedReading = `let inflatedLeft = ${largestDocument};
function spendInflated(size, whole) {
  inflatedLeft -= size;
  if (inflatedLeft < 0 || whole > ${largestStream}) throw new Error("The PDF is made to burst.");
}
async function writePieces(writer, bytes) {
  for (let at = 0; at < bytes.length; at += 16384) await writer.write(bytes.subarray(at, at + 16384));
  await writer.close();
}
`

/** What is in the way of each bound, and what stands there in its place. */
const bounds: ReadonlyArray<readonly [unbounded: string, bounded: string]> = [
  ['class DecodeStream ', `${boundedReading}class DecodeStream `],
  ['const buffer2 = new Uint8Array(size);', 'spendInflated(size, requested); const buffer2 = new Uint8Array(size);'],
  [
    'totalLength += chunk.byteLength;',
    'totalLength += chunk.byteLength; spendInflated(chunk.byteLength, totalLength);',
  ],
  ['writer.write(bytes).catch(() => {});\n      writer.close().catch', 'writePieces(writer, bytes).catch'],
]

function boundStreams(source: string): string {
  if (!source.startsWith(';// ./src/core/decode_stream.js')) return source
  return bounds.reduce((bounded, [from, to]) => {
    if (bounded.split(from).length !== 2)
      throw new Error(`pdf.js inflates streams in another way now, without "${from}": bound it (pdf-parts.ts).`)
    return bounded.replace(from, () => to)
  }, source)
}

/** Nobody can call what is left out, but what stays may name it. */
export function preparePdfLibrary(code: string): string {
  const sources = code.split(/^(?=;\/\/ \.\/)/m)
  const missing = [...unneeded, './src/core/decode_stream.js'].filter(
    (part) => !sources.some((source) => source.startsWith(`;// ${part}`)),
  )
  if (missing.length > 0)
    throw new Error(`pdf.js has no ${missing.join(', ')} any more: look what of it text needs (pdf-parts.ts).`)
  const isUnneeded = (source: string) => unneeded.some((part) => source.startsWith(`;// ${part}`))
  const left = sources.map((source) => (isUnneeded(source) ? withStandIns(source) : boundStreams(source))).join('')
  return left.replace(/^\/\/# sourceMappingURL=.*$/m, '')
}

export const pdfParts = {
  name: 'pdf-parts',
  transform: (code: string, id: string) => (library.test(id) ? { code: preparePdfLibrary(code), map: null } : null),
}
