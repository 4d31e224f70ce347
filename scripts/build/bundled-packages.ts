import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = 'dist/packages'

type File = { readonly moduleIds?: ReadonlyArray<string>; readonly originalFileNames?: ReadonlyArray<string> }

/** Where the package of a module stands, as the lock file has it: `node_modules/a` or `node_modules/a/node_modules/b`. */
export const packagePath = (file: string): string | null =>
  /node_modules\/(?:@[^/]+\/)?[^/]+(?:\/node_modules\/(?:@[^/]+\/)?[^/]+)*(?=\/)/.exec(file)?.[0] ?? null

const list = (bundle: Readonly<Record<string, File>>) =>
  Object.values(bundle)
    .flatMap(({ moduleIds = [], originalFileNames = [] }) => [...moduleIds, ...originalFileNames])
    .flatMap((file) => packagePath(file) ?? [])

const read = (kind: string): string[] => {
  const file = `${folder}/${kind}.json`
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : []
}

/** Each worker is a bundle of its own. */
export const listBundledPackages = (kind: 'pages' | 'workers') => ({
  name: 'list-bundled-packages',
  generateBundle(_: unknown, bundle: Readonly<Record<string, File>>) {
    mkdirSync(folder, { recursive: true })
    const all = new Set([...read(kind), ...list(bundle)])
    writeFileSync(`${folder}/${kind}.json`, JSON.stringify([...all].toSorted()))
  },
})

export const bundledPackages = (): ReadonlyArray<string> =>
  [...new Set([...read('pages'), ...read('workers')])].toSorted()
