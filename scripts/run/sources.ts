import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { getServerSide } from '#app/server-sides.ts'
import { notFoundRoute, siteRoutes } from '#app/site-routes.ts'
import { getFeatureName, findLongestPrefix } from '#spec/results/source-hashes.ts'
import { collectReachable, readImports } from './imports.ts'

export type Sources = ReadonlyMap<string, ReadonlySet<string>>

const posix = (file: string) => file.replaceAll('\\', '/')

/** Imports of these files are not followed: nearly every test would reach everything through them. */
const isImportBoundary = (file: string) =>
  /^steps\/(worlds|harness)\//.test(file) ||
  file.startsWith('src/server/') ||
  ['src/site/create-site.ts', 'src/app/site-routes.ts'].includes(file)

const withBases = (flow: string, flows: ReadonlyArray<string>) =>
  flows.filter((base) => flow === base || (flow.startsWith(`${base}-`) && existsSync(`steps/${base}/browser.ts`)))

const flowSources = (flow: string, flows: ReadonlyArray<string>) =>
  withBases(flow, flows)
    .flatMap((name) => [
      ...['browser', 'steps'].map((part) => `steps/${name}/${part}.ts`),
      `machines/${name}.machine.ts`,
    ])
    .filter((file) => existsSync(file))

const isPage = (pathname: string) => /^\/[a-z-]+$/.test(pathname) && pathname !== '/data'

const heads = 'src/app/page-heads.ts'

const plainApplication = 'src/app/routes/plain-application-route.tsx'

const routeModules = [...siteRoutes, notFoundRoute].map((route) => ({
  files: [heads, getServerSide(route).module, ...(route.withoutScript ? [plainApplication] : [])],
  pattern: new URLPattern({ pathname: route.pattern }),
}))

const allModules = routeModules.flatMap(({ files }) => files)

function listPageModules(pathname: string): ReadonlyArray<string> {
  const own = routeModules.filter(({ pattern }) => pattern.pathname !== '*' && pattern.test({ pathname }))
  return own.length > 0 || !isPage(pathname)
    ? own.flatMap(({ files }) => files)
    : [heads, getServerSide(notFoundRoute).module]
}

const findAddresses = (text: string) =>
  [...text.matchAll(/['"`](\/[a-z][^'"`\s]*)/g)].map(([, address = '']) =>
    address
      .replace(/(?<!\/)\$\{.*$/, '')
      .replaceAll(/\$\{[^}]*\}?/g, 'x')
      .replace(/\/?([?#].*)?$/, ''),
  )

export function readScreenSources(imports = readImports()): Sources {
  const flows = readdirSync('steps')
  const texts = new Map<string, string[]>()
  const addresses = (file: string) => {
    const known = texts.get(file) ?? findAddresses(readFileSync(file, 'utf8'))
    texts.set(file, known)
    return known
  }
  const listSources = (test: string, starts: ReadonlyArray<string>) => {
    const own = collectReachable(imports, starts, isImportBoundary)
    const steps = [...own].filter((file) => file.startsWith('steps/') && !isImportBoundary(file))
    const routes = [test, ...steps]
      .filter((file) => existsSync(file))
      .flatMap(addresses)
      .flatMap(listPageModules)
    const pages = collectReachable(imports, routes.length > 0 ? routes : allModules, isImportBoundary)
    return new Set([test, ...own, ...pages])
  }
  const listStarts = (file: string) => {
    const [, folder = ''] = file.split('/')
    if (file.endsWith('.feature')) return flowSources(findLongestPrefix(flows, getFeatureName(file)) ?? 'shared', flows)
    return file.endsWith('/paths.ts') ? [file, ...flowSources(folder, flows)] : [file]
  }
  const tests = ['features/**/*.feature', 'steps/*/paths.ts', 'steps/screen/*.screen.ts'].flatMap((pattern) =>
    globSync(pattern).map(posix),
  )
  return new Map(tests.map((file) => [file, listSources(file, listStarts(file))]))
}
