import { existsSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { listRequests, resolveRequest } from '../run/imports.ts'

export type ServerFiles = { readonly files: ReadonlyArray<string>; readonly packages: ReadonlyArray<string> }

const programs = ['src/server/main.ts', 'src/server/operator-cli.ts']

const renderer = 'src/app/entry-server.tsx'

/** What other files fetch late is fetched by a browser. */
const isLateOnServer = (file: string) => file.startsWith('src/server/') || file === 'src/app/site-routes.ts'

const hasImports = (file: string) => /\.tsx?$/.test(file) && !file.endsWith('.css.ts')

const packageName = (request: string) => request.split('/', request.startsWith('@') ? 2 : 1).join('/')

function collect(starts: ReadonlyArray<string>): ServerFiles {
  const [files, packages, waiting] = [new Set<string>(), new Set<string>(), [...starts]]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (files.has(file) || !existsSync(file)) continue
    files.add(file)
    if (!hasImports(file)) continue
    const { atOnce, late } = listRequests(file, readFileSync(file, 'utf8'))
    for (const request of [...atOnce, ...(isLateOnServer(file) ? late : [])]) {
      const path = resolveRequest(file, request)
      if (path !== null) waiting.push(path)
      else if (!isBuiltin(request)) packages.add(packageName(request))
    }
  }
  return { files: [...files].toSorted(), packages: [...packages].toSorted() }
}

export const serverSources = (): ReadonlyArray<string> => collect(programs).files

export const serverPackages = (): ReadonlyArray<string> => collect([...programs, renderer]).packages
