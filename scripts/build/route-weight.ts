import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { heavyRoutes } from './heavy-routes.ts'

type File = {
  readonly type: string
  readonly name?: string
  readonly code?: string
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
}
type Files = Readonly<Record<string, File>>

/** Chunks with a top-level await of a dynamic import, which is fetched along with them (`sanitise-html.ts`). */
export const filesWithAwaitedImports: ReadonlySet<string | undefined> = new Set(['prose'])

export const maxBytes = 133_000

const entryChunk = 'entry-browser'

function withImports(bundle: Files, name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  const { imports = [], dynamicImports = [], name: chunkName } = bundle[name] ?? {}
  for (const next of [...imports, ...(filesWithAwaitedImports.has(chunkName) ? dynamicImports : [])])
    withImports(bundle, next, seen)
  return seen
}

export type MeasureSize = (code: string) => number

/** File hashes are neutralised: they are random, and a route would vary by 50 bytes when another file changes. */
const getCompressedSize: MeasureSize = (code) =>
  brotliCompressSync(code.replaceAll(/-[\w-]{7}(?=\.(js|css)\b)/g, '-0000000')).length

type OversizedRoute = { readonly route: string; readonly bytes: number; readonly files: ReadonlyArray<string> }

export function findOversizedRoutes(
  bundle: Files,
  allowed: Readonly<Record<string, number>>,
  weigh: MeasureSize = getCompressedSize,
): ReadonlyArray<OversizedRoute> {
  const names = Object.keys(bundle)
  const base = names.filter((name) => bundle[name]?.name === entryChunk)
  const weights = new Map(names.map((name) => [name, weigh(bundle[name]?.code ?? '')]))
  const getWeight = (name: string) => weights.get(name) ?? 0
  return names.flatMap((name) => {
    const route = bundle[name]?.name ?? ''
    if (!route.endsWith('-route')) return []
    const files = new Set([...base, name].flatMap((file) => [...withImports(bundle, file)]))
    const bytes = [...files].reduce((sum, file) => sum + getWeight(file), 0)
    if (bytes <= (allowed[route] ?? maxBytes)) return []
    const heaviest = [...files].sort((one, other) => getWeight(other) - getWeight(one))
    return [{ route, bytes, files: heaviest.map((file) => `${file} ${getWeight(file)}`) }]
  })
}

const report = 'dist/overweight.txt'

export const readExcess = (): string | null => (existsSync(report) ? readFileSync(report, 'utf8') : null)

export function describeExcess(bundle: Files): string | null {
  const found = findOversizedRoutes(bundle, heavyRoutes)
  if (found.length === 0) return null
  const lines = found.map(({ route, bytes, files }) => `${route}: ${bytes} bytes\n  ${files.join('\n  ')}`)
  return `Routes weigh more than they may (scripts/build/heavy-routes.ts):\n${lines.join('\n')}`
}

export const reportBundleSize = {
  name: 'report-weight',
  generateBundle(_: unknown, bundle: Files) {
    const excess = describeExcess(bundle)
    if (excess === null) return
    mkdirSync('dist', { recursive: true })
    writeFileSync(report, excess)
  },
}
