import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { parseSync } from 'vite'

/** Imports within the project, static and dynamic, without type-only imports. */
export type Imports = ReadonlyMap<string, ReadonlyArray<string>>

const aliases = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
).map(([from, to]) => [from.replace('*', ''), to.replace('./', '').replace('*', '')] as const)

/** Null for a package. */
export function resolveRequest(from: string, request: string): string | null {
  const name = request.replace(/\?.*$/, '')
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name)
  const alias = aliases.find(([start]) => name.startsWith(start))
  return alias ? alias[1] + name.slice(alias[0].length) : null
}

const isLiteral = (text: string) => /^(['"])[^'"]*\1$/.test(text)

export type Requests = { readonly atOnce: ReadonlyArray<string>; readonly late: ReadonlyArray<string> }

export function listRequests(file: string, text: string): Requests {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  const late = dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start, end))
  return {
    atOnce: [
      ...staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports
        .flatMap(({ entries }) => entries)
        .flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
    ],
    late: late.filter(isLiteral).map((request) => request.slice(1, -1)),
  }
}

export const readImports = (files = globSync('{src,machines,steps}/**/*.{ts,tsx}')): Imports =>
  new Map(
    files
      .map((file) => file.replaceAll('\\', '/'))
      .map((file) => {
        const { atOnce, late } = listRequests(file, readFileSync(file, 'utf8'))
        const found = [...atOnce, ...late].flatMap((request) => resolveRequest(file, request) ?? [])
        return [file, [...new Set(found)]] as const
      }),
  )

export function collectReachable(
  imports: Imports,
  starts: Iterable<string>,
  isEnd: (file: string) => boolean,
): Set<string> {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue
    reached.add(file)
    if (!isEnd(file)) waiting.push(...(imports.get(file) ?? []))
  }
  return reached
}
