import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pageStyles, type PageStyles } from './page-styles.ts'

export type Assets = {
  readonly early: string | null
  /** The typefaces first. */
  readonly sheets: ReadonlyArray<string>
  /** The waking script, the sheets, and the name by which that script knows the other files of the page. */
  readonly listModuleFiles: (module: string) => ReadonlyArray<string>
  readonly scripts: ReadonlyArray<string>
  readonly styles: PageStyles | null
  readonly workers: { readonly answer: string; readonly leave: string }
}

type Chunk = { file: string; css?: string[] }
type Manifest = Record<string, Chunk>

export const getRouteName = (module: string): string => basename(module, '.tsx')

function chunkFile(manifest: Manifest, key: string): string {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no "${key}": run npm run build.`)
  return chunk.file
}

async function onlyFile(distDir: string, start: string): Promise<string> {
  const name = (await readdir(join(distDir, 'early'))).find((file) => file.startsWith(start))
  if (name === undefined) throw new Error(`The build has no file "${start}…": run npm run build.`)
  return `assets/${name}`
}

export async function readAssets(distDir: string): Promise<Assets> {
  const clientDir = join(distDir, 'client')
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const chunks = Object.values(manifest)
  const styles = [
    ...new Set(chunks.flatMap((chunk) => [...(chunk.css ?? []), chunk.file].filter((f) => f.endsWith('.css')))),
  ]
  const sheets = [await onlyFile(distDir, 'faces-'), ...styles]
  const css = await Promise.all(sheets.map((file) => readFile(join(clientDir, file), 'utf8')))
  const worker = (name: string) =>
    readFile(join(clientDir, chunkFile(manifest, `src/device/offline/${name}.worker.ts`)), 'utf8')
  const [answer, leave] = await Promise.all([worker('answer'), worker('leave')])
  const wake = await onlyFile(distDir, 'wake-')
  const before = [wake, ...sheets].map((file) => `/${file}`)
  return {
    early: (await readFile(join(distDir, 'early/early.js'), 'utf8')).trim(),
    sheets: sheets.map((file) => `/${file}`),
    listModuleFiles: (module) => [...before, getRouteName(module)],
    scripts: [],
    styles: pageStyles(css.join('').trim()),
    workers: { answer, leave },
  }
}
