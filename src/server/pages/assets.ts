import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The browser's files a page names. */
export type Assets = {
  readonly scripts: ReadonlyArray<string>
  readonly css: string
  readonly fonts: ReadonlyArray<string>
}

type Manifest = Record<string, { file: string; css?: string[]; isEntry?: boolean; src?: string }>

/** Reads what the build made. @param clientDir the folder of the built browser files. */
export async function readAssets(clientDir: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const chunks = Object.values(manifest)
  const styles = [
    ...new Set(chunks.flatMap((chunk) => [...(chunk.css ?? []), chunk.file].filter((f) => f.endsWith('.css')))),
  ]
  const sheets = await Promise.all(styles.map((file) => readFile(join(clientDir, file), 'utf8')))
  return {
    scripts: chunks.filter((chunk) => chunk.isEntry).map((chunk) => `/${chunk.file}`),
    css: sheets.join('').trim(),
    fonts: chunks
      .map((chunk) => `/${chunk.file}`)
      .filter((file) => /public-sans-latin-wght-normal.*\.woff2$/.test(file)),
  }
}
