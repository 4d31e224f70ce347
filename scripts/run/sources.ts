import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { accountLinkPage } from '#addresses/account-links.ts'
import { paths } from '#addresses/paths.ts'
import { nameOfFeature, findStem } from '#spec/results/source-hashes.ts'
import { reach, readImports } from './imports.ts'

export type Sources = ReadonlyMap<string, ReadonlySet<string>>

const posix = (file: string) => file.replaceAll('\\', '/')

/** Imports of these files are not followed: nearly every test would reach everything through them. */
const isEnd = (file: string) =>
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

const linkPages = [accountLinkPage('confirm'), accountLinkPage('undo')]

function readRoutes(): (address: string) => string[] {
  const routes = globSync('src/app/routes/*.ts')
    .map(posix)
    .flatMap((file) => {
      const names = [...readFileSync(file, 'utf8').matchAll(/paths\.(\w+)\.pattern/g)].map(([, name = '']) => name)
      const own = names.map((name) => paths[name as keyof typeof paths].pattern)
      const patterns = file.endsWith('/account-link.ts') ? linkPages : own
      return patterns.map((pathname) => ({ file, pattern: new URLPattern({ pathname }) }))
    })
  return (pathname) => {
    const found = routes.filter(({ pattern }) => pattern.test({ pathname })).map(({ file }) => file)
    return found.length > 0 || !isPage(pathname) ? found : ['src/app/routes/not-found.ts']
  }
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
  const answers = readRoutes()
  const texts = new Map<string, string[]>()
  const addresses = (file: string) => {
    const known = texts.get(file) ?? findAddresses(readFileSync(file, 'utf8'))
    texts.set(file, known)
    return known
  }
  const all = globSync('src/app/routes/*.ts').map(posix)
  const listSources = (test: string, starts: ReadonlyArray<string>) => {
    const own = reach(imports, starts, isEnd)
    const steps = [...own].filter((file) => file.startsWith('steps/') && !isEnd(file))
    const routes = [test, ...steps]
      .filter((file) => existsSync(file))
      .flatMap(addresses)
      .flatMap(answers)
    return new Set([test, ...own, ...reach(imports, routes.length > 0 ? routes : all, isEnd)])
  }
  const listStarts = (file: string) => {
    const [, folder = ''] = file.split('/')
    if (file.endsWith('.feature')) return flowSources(findStem(flows, nameOfFeature(file)) ?? 'shared', flows)
    return file.endsWith('/paths.ts') ? [file, ...flowSources(folder, flows)] : [file]
  }
  const tests = ['features/**/*.feature', 'steps/*/paths.ts', 'steps/screen/*.screen.ts'].flatMap((pattern) =>
    globSync(pattern).map(posix),
  )
  return new Map(tests.map((file) => [file, listSources(file, listStarts(file))]))
}
