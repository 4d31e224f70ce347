import type { RouteFiles } from '#app/early/route-files.ts'
import { getRouteName } from '#server/pages/assets.ts'
import { copyFile, readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { build, type Rolldown } from 'vite'
import { filesWithAwaitedImports } from './route-weight.ts'

const buildFile = (input: string, output: Rolldown.OutputOptions, outDir: string, define: Record<string, string>) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output, preserveEntrySignatures: 'exports-only' },
    },
  })

type Chunk = { file: string; name?: string; imports?: string[]; dynamicImports?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

const application = 'src/app/entry-browser.tsx'
const routeModule = /^src\/(app\/routes\/[^/]+-route|pages\/[^/]+\/[^/]+-page)\.tsx$/

function withImports(manifest: Manifest, key: string, seen: Set<string>): ReadonlyArray<string> {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  const before = [
    ...(chunk.imports ?? []),
    ...(filesWithAwaitedImports.has(chunk.name) ? (chunk.dynamicImports ?? []) : []),
  ]
  return [...before.flatMap((imported) => withImports(manifest, imported, seen)), basename(chunk.file)]
}

export function listRouteFiles(manifest: Manifest): RouteFiles {
  const seen = new Set<string>()
  const all = withImports(manifest, application, seen)
  const modules = Object.keys(manifest).filter((key) => routeModule.test(key))
  const routes = modules.map((key) => [getRouteName(key), withImports(manifest, key, new Set(seen))] as const)
  return { shared: all.slice(0, -1), routes: Object.fromEntries(routes), application: all.at(-1) ?? '' }
}

/** After the typefaces have been parted: the waking script names every file. */
export async function buildPreHydration(folder: string): Promise<void> {
  const early = `${folder}/early`
  const onlyFile = async (start: string) => (await readdir(early)).find((name) => name.startsWith(start)) ?? ''
  const manifest = JSON.parse(await readFile(`${folder}/client/.vite/manifest.json`, 'utf8')) as Manifest
  const define = { __ROUTE_FILES__: JSON.stringify(listRouteFiles(manifest)) }
  await buildFile('src/app/early/early.ts', { format: 'iife', entryFileNames: 'early.js' }, early, {})
  await buildFile('src/app/early/wake.ts', { format: 'es', entryFileNames: 'wake-[hash:7].js' }, early, define)
  const wake = await onlyFile('wake-')
  await copyFile(`${early}/${wake}`, `${folder}/client/assets/${wake}`)
}
