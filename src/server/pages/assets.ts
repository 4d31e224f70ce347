import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The browser's files a page names. */
export type Assets = {
  /** Runs before anything is painted; null where nothing must. */
  readonly firstPaint: string | null
  readonly scripts: ReadonlyArray<string>
  readonly css: string
  readonly fonts: ReadonlyArray<string>
}

type Manifest = Record<string, { file: string; css?: string[]; isEntry?: boolean; src?: string }>

const firstPaint = 'src/app/first-paint.ts'

/** Reads what the build made. @param clientDir the folder of the built browser files. */
export async function readAssets(clientDir: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const chunks = Object.values(manifest)
  const styles = [
    ...new Set(chunks.flatMap((chunk) => [...(chunk.css ?? []), chunk.file].filter((f) => f.endsWith('.css')))),
  ]
  const sheets = await Promise.all(styles.map((file) => readFile(join(clientDir, file), 'utf8')))
  const entries = chunks.filter((chunk) => chunk.isEntry)
  const early = entries.find((chunk) => chunk.src === firstPaint)
  return {
    firstPaint: early ? `/${early.file}` : null,
    scripts: entries.filter((chunk) => chunk !== early).map((chunk) => `/${chunk.file}`),
    css: sheets.join('').trim(),
    fonts: chunks
      .map((chunk) => `/${chunk.file}`)
      .filter((file) => /public-sans-latin-wght-normal.*\.woff2$/.test(file)),
  }
}
