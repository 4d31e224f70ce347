const library = /[\\/]pdfjs-dist[\\/]legacy[\\/]build[\\/]pdf\.worker\.mjs$/

/** Of the sources of pdf.js: forms of XFA, pictures, what is drawn, and what is written back. Text needs none of it. */
const unneeded = [
  'src/core/xfa/',
  'src/core/editor/',
  'external/',
  'src/core/jpg.js',
  'src/core/jbig2_ccittFax.js',
  'src/core/jpx.js',
  'src/core/postscript/',
  'src/core/font_renderer.js',
  'src/core/pattern.js',
  'src/core/struct_tree.js',
  'src/core/annotation.js',
  'src/core/default_appearance.js',
  'src/core/image.js',
  'src/core/writer.js',
]

const declared = /^(?:class|(?:async )?function\*?|const|let|var) (\w+)/gm

const withStandIns = (source: string) =>
  Array.from(source.matchAll(declared), ([, name]) => `class ${name} {}\n`).join('')

/** Nobody can call what is left out, but what stays may name it. */
export function leaveOutParts(code: string): string {
  const sources = code.split(/^(?=;\/\/ \.\/)/m)
  const missing = unneeded.filter((part) => !sources.some((source) => source.startsWith(`;// ./${part}`)))
  if (missing.length > 0)
    throw new Error(`pdf.js has no ${missing.join(', ')} any more: look what of it text does not need (pdf-parts.ts).`)
  const isUnneeded = (source: string) => unneeded.some((part) => source.startsWith(`;// ./${part}`))
  const left = sources.map((source) => (isUnneeded(source) ? withStandIns(source) : source)).join('')
  return left.replace(/^\/\/# sourceMappingURL=.*$/m, '')
}

export const pdfParts = {
  name: 'pdf-parts',
  transform: (code: string, id: string) => (library.test(id) ? { code: leaveOutParts(code), map: null } : null),
}
