import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { takeFormerFrom } from '../build/former-files.ts'
import { CommandProblem } from '../command.ts'
import { writeBillOfMaterials } from './bill-of-materials.ts'
import { copyPackages, productionLock, readLock, type LockedPackage } from './packages.ts'
import { lastMigration, type Product } from './product.ts'
import { serverSources } from './server-files.ts'

export type ReleaseOptions = {
  readonly folder: string
  readonly former: string | null
  /** The program to bring along; null where the image or the machine has one. */
  readonly node: string | null
  readonly product: Product
}

const noteFile = 'release.json'

/** Raised when a former release of another form could not be continued. */
const form = 1

function refuseUsedFolder(folder: string) {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  throw new CommandProblem(`${folder} is not empty. Name a folder that is not there yet: no release is written over.`)
}

function formerDist(former: string): string {
  const file = join(former, noteFile)
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { form?: number }).form : null
  if (known === form && existsSync(join(former, 'dist/releases.json'))) return join(former, 'dist')
  const found = existsSync(former) ? `it has no ${noteFile} of this form` : 'it is not there'
  throw new CommandProblem(`${former} is no release: ${found}. Name a folder that npm run release has made.`)
}

function copyFile(file: string, target: string) {
  mkdirSync(dirname(join(target, file)), { recursive: true })
  copyFileSync(file, join(target, file))
}

const isRun = (name: string) => !['packages', '.built-from', 'overweight.txt', 'former-assets'].includes(name)

function copyBuild(target: string, former: string | null) {
  cpSync('dist', join(target, 'dist'), {
    recursive: true,
    filter: (file) => dirname(file) !== 'dist' || isRun(basename(file)),
  })
  takeFormerFrom(join(target, 'dist'), former === null ? null : formerDist(former))
}

type Manifest = { imports: Record<string, string>; dependencies: Record<string, string> } & Record<string, unknown>

function writeManifests(target: string) {
  const { imports, dependencies, ...own } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
  const { name, version, license, type } = own
  const engines = { node: '>=24' }
  const shown = { name, version, private: true, license, type, engines, imports, dependencies }
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(shown, null, 2)}\n`)
  const root = { name, version, license, dependencies, engines } as unknown as LockedPackage
  writeFileSync(join(target, 'package-lock.json'), `${JSON.stringify(productionLock(readLock(), root), null, 2)}\n`)
}

function copyNode(node: string, target: string) {
  mkdirSync(join(target, 'node/bin'), { recursive: true })
  copyFileSync(node, join(target, 'node/bin/node'))
  const licence = join(dirname(node), '../LICENSE')
  if (!existsSync(licence))
    throw new CommandProblem(
      `${node} has no LICENSE at ${licence}, and must not be passed on without: add --without-node, or run the Node of https://nodejs.org.`,
    )
  copyFileSync(licence, join(target, 'node/LICENSE'))
}

function writeNote(target: string, { node, product }: ReleaseOptions) {
  const platform = node === null ? null : `${process.platform}-${process.arch}`
  const note = {
    form,
    ...product,
    node: node === null ? null : process.versions.node,
    platform,
    lastMigration: lastMigration(),
  }
  writeFileSync(join(target, noteFile), `${JSON.stringify(note, null, 2)}\n`)
}

const isProgram = (path: string) => /(?:^|\/)(?:node\/bin\/node|bin\/site|deploy\/site-command)$/.test(path)

/** The same modes and times whoever makes it: they are part of what a server says of a file. */
function settle(target: string, date: string | null) {
  const at = new Date(date ?? 0)
  const entries = readdirSync(target, { recursive: true, withFileTypes: true })
  const paths = entries.map((entry) => [join(entry.parentPath, entry.name), entry.isDirectory()] as const)
  for (const [path, isFolder] of [...paths, [target, true] as const]) {
    chmodSync(path, isFolder || isProgram(path) ? 0o755 : 0o644)
    utimesSync(path, at, at)
  }
}

const examples = () =>
  readdirSync('deploy', { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:env|test\.yaml)$/.test(entry.name))
    .map(({ name }) => join('deploy', name))

function fill(target: string, options: ReleaseOptions) {
  const { former, node, product } = options
  for (const file of serverSources()) copyFile(file, target)
  for (const file of ['LICENSE', '.env.example']) copyFile(file, target)
  for (const file of examples()) copyFile(file, target)
  copyFileSync('scripts/release/site.sh', join(mkdirSync(join(target, 'bin'), { recursive: true })!, 'site'))
  copyBuild(target, former)
  copyPackages(readLock(), target)
  writeManifests(target)
  if (node !== null) copyNode(node, target)
  writeBillOfMaterials(product, target, node === null ? null : process.versions.node)
  writeNote(target, options)
  settle(target, product.date)
}

/** The folder is there whole or not at all. @throws {CommandProblem} */
export function makeRelease(options: ReleaseOptions): void {
  const { folder, former } = options
  refuseUsedFolder(folder)
  if (former !== null) formerDist(former)
  const draft = `${folder}.${process.pid}.draft`
  try {
    mkdirSync(draft, { recursive: true })
    fill(draft, options)
    renameSync(draft, folder)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}
