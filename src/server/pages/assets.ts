import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pageStyles, type PageStyles } from './page-styles.ts'
import { waitingFiles } from './waiting-files.ts'

/** The browser's files a page names. */
export type Assets = {
  /** Runs before anything is painted, and later the page's files; null where nothing must. */
  readonly early: string | null
  /** The whole stylesheet, of which each page has the rules of its first paint. */
  readonly sheets: ReadonlyArray<string>
  /**
   * What runs the script of a page; the stylesheet; the one that names all typefaces; and the files of the script, in the order of their imports, the
   * application last. @param module that the route of the page loads
   */
  readonly filesOf: (module: string) => ReadonlyArray<string>
  /** Scripts that run by themselves. */
  readonly scripts: ReadonlyArray<string>
  readonly styles: PageStyles | null
  readonly fonts: ReadonlyArray<string>
  /** The service worker that answers offline, and the one that removes it. */
  readonly workers: { readonly answer: string; readonly leave: string }
}

type Chunk = { file: string; name?: string; css?: string[]; imports?: string[]; dynamicImports?: string[] }
type Manifest = Record<string, Chunk>

const application = 'src/app/entry-browser.tsx'

/** The files that a file imports or waits for, and itself, each after those. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): ReadonlyArray<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const before = [...(chunk.imports ?? []), ...(waitingFiles.has(chunk.name) ? (chunk.dynamicImports ?? []) : [])]
  return [...before.flatMap((imported) => withImports(manifest, imported, seen)), `/${chunk.file}`]
}

/** The files of a page's script: what the application imports, the page's own, and the application itself. */
function scriptsOf(manifest: Manifest, module: string): ReadonlyArray<string> {
  const seen = new Set<string>()
  const all = withImports(manifest, application, seen)
  return [...all.slice(0, -1), ...withImports(manifest, module, seen), ...all.slice(-1)]
}

function fileOf(manifest: Manifest, key: string): string {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no "${key}": run npm run build.`)
  return chunk.file
}

/** A file of this release, of which there is one, by the beginning of its name. */
async function onlyFile(distDir: string, start: string): Promise<string> {
  const name = (await readdir(join(distDir, 'early'))).find((file) => file.startsWith(start))
  if (name === undefined) throw new Error(`The build has no file "${start}…": run npm run build.`)
  return `assets/${name}`
}

/** Reads what the build made. @param distDir the folder that the build fills */
export async function readAssets(distDir: string): Promise<Assets> {
  const clientDir = join(distDir, 'client')
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const chunks = Object.values(manifest)
  const styles = [
    ...new Set(chunks.flatMap((chunk) => [...(chunk.css ?? []), chunk.file].filter((f) => f.endsWith('.css')))),
  ]
  const faces = await onlyFile(distDir, 'faces-')
  const css = await Promise.all([...styles, faces].map((file) => readFile(join(clientDir, file), 'utf8')))
  const worker = (name: string) =>
    readFile(join(clientDir, fileOf(manifest, `src/device/offline/${name}.worker.ts`)), 'utf8')
  const [answer, leave] = await Promise.all([worker('answer'), worker('leave')])
  const wake = await onlyFile(distDir, 'wake-')
  const before = [wake, ...styles, faces].map((file) => `/${file}`)
  return {
    early: (await readFile(join(distDir, 'early/early.js'), 'utf8')).trim(),
    sheets: styles.map((file) => `/${file}`),
    filesOf: (module) => [...before, ...scriptsOf(manifest, module)],
    scripts: [],
    styles: pageStyles(css.join('').trim()),
    fonts: chunks.map((chunk) => `/${chunk.file}`).filter((file) => /public-sans-wght-normal.*\.woff2$/.test(file)),
    workers: { answer, leave },
  }
}
