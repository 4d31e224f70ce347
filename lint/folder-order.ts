import { dirname, join, relative, sep } from 'node:path'

type Import = { source?: { value?: unknown } | null }
type Context = { filename: string; cwd: string; report(problem: { node: Import; message: string }): void }

/** Lowest first: each may import only those before it, types included. */
export const serverFolders = [
  'network',
  'log',
  'settings',
  'spreadsheets',
  'database',
  'limits',
  'files',
  'backup',
  'control',
  'content',
  'mail',
  'transaction',
  'captcha',
  'service',
  'analytics',
  'http',
  'accounts',
  'attachments',
  'applications',
  'firm',
  'jobs',
  'messages',
  'job-alerts',
  'feeds',
  'pages',
  'operator',
]

/** Lowest first, as above. */
export const domainFolders = [
  'slicing',
  'change',
  'text',
  'time',
  'account',
  'chance',
  'visit',
  'places',
  'search',
  'passwords',
  'forms',
  'sharing',
  'drawings',
  'contracts',
  'map',
  'media',
  'jobs',
  'saved-jobs',
  'applications',
  'documents',
  'resume',
  'site-search',
]

export const serverTestFolders = ['fuzz', 'authorization', 'testing']

type LayerOrder = { readonly root: string; readonly alias: string; readonly folders: ReadonlyArray<string> }

const orders: ReadonlyArray<LayerOrder> = [
  { root: 'src/server/', alias: '#server/', folders: serverFolders },
  { root: 'src/domain/', alias: '#domain/', folders: domainFolders },
]
const isTest = (path: string) => /\.(test|testing)\.ts$/.test(path)

const getSubfolder = (path: string, root: string) => {
  const [folder, ...rest] = path.slice(root.length).split('/')
  return rest.length === 0 ? null : (folder ?? null)
}

function findViolation(importer: string, imported: string, { root, folders }: LayerOrder): string | null {
  const [from, to] = [getSubfolder(importer, root), getSubfolder(imported, root)]
  if (isTest(imported)) return 'What runs may not import tests.'
  if (from === null || from === to) return null
  if (to === null)
    return `${root}${from} may not import what stands at the root of ${root}: it puts the folders together, so take what you need as an argument.`
  const [fromIndex, toIndex] = [folders.indexOf(from), folders.indexOf(to)]
  if (fromIndex === -1) return `Give ${root}${from} its place in lint/folder-order.ts.`
  if (toIndex !== -1 && toIndex < fromIndex) return null
  return `${root}${from} may not import ${root}${to}, which stands above it in lint/folder-order.ts: move what both need below them, or take it as an argument.`
}

export const folderOrder = {
  create(context: Context) {
    const importer = relative(context.cwd, context.filename).split(sep).join('/')
    const order = orders.find(({ root }) => importer.startsWith(root))
    const check = (node: Import) => {
      const target = node.source?.value
      if (!order || isTest(importer) || typeof target !== 'string') return
      const { root, alias } = order
      const path = target.startsWith(alias) ? target.replace(alias, root) : join(dirname(importer), target)
      const imported = path.split(sep).join('/')
      const message = imported.startsWith(root) ? findViolation(importer, imported, order) : null
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
