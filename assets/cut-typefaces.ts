import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { faceWeights, firstLetters } from '#ui/theme/typefaces.ts'

/** OpenType features the styles use and browsers apply by default; all others are cut from the fonts. */
const features = ['kern', 'liga', 'calt', 'rlig', 'locl', 'tnum', 'lnum']

const accents = ['ccmp', 'mark', 'mkmk']

const options = { targetFormat: 'woff2', noHinting: true, variationAxes: { wght: faceWeights } } as const

const sources = {
  'public-sans': '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  'source-serif': '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
}

export async function subsetTypefaces(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const [name, source] of Object.entries(sources)) {
    const font = await readFile(fileURLToPath(import.meta.resolve(source)))
    const first = await subsetFont(font, String.fromCodePoint(...firstLetters), { ...options, keepFeatures: features })
    const keepFeatures = [...features, ...accents]
    files.set(`${name}-wght-normal.woff2`, first)
    files.set(`${name}-whole.woff2`, await subsetFont(font, '', { ...options, keepFeatures, keepAllGlyphs: true }))
  }
  return files
}
