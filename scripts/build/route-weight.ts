import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { waitingFiles } from '#server/pages/waiting-files.ts'
import { heavyRoutes } from './heavy-routes.ts'

type File = {
  readonly type: string
  readonly name?: string
  readonly code?: string
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
}
type Files = Readonly<Record<string, File>>

/** The most that all script of a route may weigh, in bytes as brotli sends them. */
export const mostBytes = 149_500

const application = 'entry-browser'

/** A file and all that must come before it can be run. */
function withImports(bundle: Files, name: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(name)) return seen
  seen.add(name)
  const { imports = [], dynamicImports = [], name: called } = bundle[name] ?? {}
  for (const next of [...imports, ...(waitingFiles.has(called) ? dynamicImports : [])]) withImports(bundle, next, seen)
  return seen
}

/** What one file weighs, in bytes. */
export type Weigh = (code: string) => number

/**
 * As brotli sends it. The hashes in names of files are the same here: they are random, so that a route would weigh 50 bytes
 * more or less whenever another file changes.
 */
const asSent: Weigh = (code) => brotliCompressSync(code.replaceAll(/-[\w-]{7}(?=\.(js|css)\b)/g, '-0000000')).length

type Excess = { readonly route: string; readonly bytes: number; readonly files: ReadonlyArray<string> }

/**
 * The routes whose files weigh more than they may, with what their files weigh, the heaviest first.
 * @param allowed bytes by the name of a route, where they are not `mostBytes`
 */
export function tooHeavy(
  bundle: Files,
  allowed: Readonly<Record<string, number>>,
  weigh: Weigh = asSent,
): ReadonlyArray<Excess> {
  const names = Object.keys(bundle)
  const base = names.filter((name) => bundle[name]?.name === application)
  const weights = new Map(names.map((name) => [name, weigh(bundle[name]?.code ?? '')]))
  const weightOf = (name: string) => weights.get(name) ?? 0
  return names.flatMap((name) => {
    const route = bundle[name]?.name ?? ''
    if (!route.endsWith('-route')) return []
    const files = new Set([...base, name].flatMap((file) => [...withImports(bundle, file)]))
    const bytes = [...files].reduce((sum, file) => sum + weightOf(file), 0)
    if (bytes <= (allowed[route] ?? mostBytes)) return []
    const heaviest = [...files].sort((one, other) => weightOf(other) - weightOf(one))
    return [{ route, bytes, files: heaviest.map((file) => `${file} ${weightOf(file)}`) }]
  })
}

const report = 'dist/overweight.txt'

/** Which routes of the latest build weigh more than they may; null when none does. */
export const readExcess = (): string | null => (existsSync(report) ? readFileSync(report, 'utf8') : null)

export function describeExcess(bundle: Files): string | null {
  const found = tooHeavy(bundle, heavyRoutes)
  if (found.length === 0) return null
  const lines = found.map(({ route, bytes, files }) => `${route}: ${bytes} bytes\n  ${files.join('\n  ')}`)
  return `Routes weigh more than they may (scripts/build/heavy-routes.ts):\n${lines.join('\n')}`
}

/** Ends no build: an operator must not be stopped by the budget of the developers. */
export const reportWeight = {
  name: 'report-weight',
  generateBundle(_: unknown, bundle: Files) {
    const excess = describeExcess(bundle)
    if (excess === null) return
    mkdirSync('dist', { recursive: true })
    writeFileSync(report, excess)
  },
}
