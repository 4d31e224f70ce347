import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The browser's files a page names. */
export type Assets = {
  /** Runs before anything is painted; null where nothing must. */
  readonly firstPaint: string | null
  readonly scripts: ReadonlyArray<string>
  readonly css: string
  readonly fonts: ReadonlyArray<string>
  /** The service worker that answers offline, and the one that removes it. */
  readonly workers: { readonly answer: string; readonly leave: string }
}

type Manifest = Record<string, { file: string; css?: string[]; isEntry?: boolean; src?: string }>

const firstPaint = 'src/app/first-paint.ts'
const page = 'src/app/wake.ts'

/** Reads what the build made. @param clientDir the folder of the built browser files. */
export async function readAssets(clientDir: string): Promise<Assets> {
  const manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const chunks = Object.values(manifest)
  const styles = [
    ...new Set(chunks.flatMap((chunk) => [...(chunk.css ?? []), chunk.file].filter((f) => f.endsWith('.css')))),
  ]
  const sheets = await Promise.all(styles.map((file) => readFile(join(clientDir, file), 'utf8')))
  const entry = (src: string) => chunks.find((chunk) => chunk.isEntry && chunk.src === src)
  const early = entry(firstPaint)
  const worker = async (name: string) => {
    const chunk = entry(`src/device/offline/${name}.worker.ts`)
    if (!chunk) throw new Error(`The build has no worker "${name}": run npm run build.`)
    return readFile(join(clientDir, chunk.file), 'utf8')
  }
  const [answer, leave] = await Promise.all([worker('answer'), worker('leave')])
  return {
    firstPaint: early ? `/${early.file}` : null,
    scripts: [entry(page)].flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])),
    css: sheets.join('').trim(),
    fonts: chunks.map((chunk) => `/${chunk.file}`).filter((file) => /public-sans-wght-normal.*\.woff2$/.test(file)),
    workers: { answer, leave },
  }
}
