import { dirname, join, relative, sep } from 'node:path'

type Import = { source?: { value?: unknown } | null }
type Context = { filename: string; cwd: string; report(problem: { node: Import; message: string }): void }

/** The folders of src/server, the lowest first: each may import those before it alone, types included. */
export const serverFolders = [
  'network',
  'log',
  'settings',
  'database',
  'limits',
  'content',
  'mail',
  'transaction',
  'captcha',
  'service',
  'analytics',
  'http',
  'accounts',
  'jobs',
  'messages',
  'job-alerts',
  'feeds',
  'pages',
]

/** Folders with nothing but tests and what they need. */
export const serverTestFolders = ['fuzz', 'testing']

const server = 'src/server/'
const isTest = (path: string) => /\.(test|testing)\.ts$/.test(path)

/** The folder of a file of the server; null for a file that stands at its root. */
const folderOf = (path: string) => {
  const [folder, ...rest] = path.slice(server.length).split('/')
  return rest.length === 0 ? null : (folder ?? null)
}

function judge(here: string, reached: string): string | null {
  const [from, to] = [folderOf(here), folderOf(reached)]
  if (isTest(reached)) return 'What runs on a server may not import tests.'
  if (from === null || from === to) return null
  if (to === null)
    return `${server}${from} may not import what stands at the root of the server: it puts the folders together, so take what you need as an argument.`
  const [own, other] = [serverFolders.indexOf(from), serverFolders.indexOf(to)]
  if (own === -1) return `Give ${server}${from} its place in scripts/server-order.ts.`
  if (other !== -1 && other < own) return null
  return `${server}${from} may not import ${server}${to}, which stands above it in scripts/server-order.ts: move what both need below them, or take it as an argument.`
}

/** Lets a folder of the server import only folders that stand below it; tests may import all. */
export const serverOrder = {
  create(context: Context) {
    const here = relative(context.cwd, context.filename).split(sep).join('/')
    const check = (node: Import) => {
      const target = node.source?.value
      if (!here.startsWith(server) || isTest(here) || typeof target !== 'string') return
      const path = target.startsWith('#server/') ? target.replace('#server/', server) : join(dirname(here), target)
      const reached = path.split(sep).join('/')
      const message = reached.startsWith(server) ? judge(here, reached) : null
      if (message !== null) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}
