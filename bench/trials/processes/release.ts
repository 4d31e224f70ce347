import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { putAside, restoreFormer } from '#scripts/build/former-files.ts'
import { projectFolder } from './fleet.ts'

const parts = ['src', 'machines', 'package.json', 'dist']
const copies = /\.(?:br|zst|gz)$/
const texts = new Set(['.js', '.css', '.json', '.html', '.svg'])

const listFiles = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))

const listAll = (folder: string): ReadonlyArray<string> =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

const nextName = (name: string) => `${name.slice(0, -extname(name).length)}-next${extname(name)}`

/** Those of this release alone, and not those that the server's bundle imports by the same name. */
function chooseNames(dist: string): ReadonlyMap<string, string> {
  const [current = []] = JSON.parse(readFileSync(join(dist, 'releases.json'), 'utf8')) as string[][]
  const ofServer = new Set(listAll(join(dist, 'server')).map((path) => basename(path)))
  const names = current.filter((name) => !copies.test(name) && !ofServer.has(name))
  return new Map(names.map((name) => [name, nextName(name)]))
}

export const replaceNames = (text: string, names: ReadonlyMap<string, string>) =>
  text.replaceAll(/[\w.-]+\.[a-z\d]+/g, (name) => names.get(name) ?? name)

function rewrite(path: string, names: ReadonlyMap<string, string>) {
  if (!texts.has(extname(path))) return
  const before = readFileSync(path, 'utf8')
  const after = replaceNames(before, names)
  if (after !== before) writeFileSync(path, after)
}

function renameFile(path: string, names: ReadonlyMap<string, string>) {
  const name = names.get(basename(path))
  if (name !== undefined) renameSync(path, join(path, '..', name))
}

/** The least that shows whether an old release's files are kept: its compressed copies are made anew, and only one kind. */
function renameAssets(dist: string, names: ReadonlyMap<string, string>) {
  const aside = join(dist, 'former-assets')
  const assets = join(dist, 'client/assets')
  for (const name of names.keys()) cpSync(join(aside, name), join(assets, name))
  for (const path of [
    ...listAll(join(dist, 'early')),
    ...listAll(join(dist, 'client/.vite')),
    ...listAll(join(dist, 'server')),
  ])
    rewrite(path, names)
  for (const name of listFiles(assets)) rewrite(join(assets, name), names)
  for (const path of [...listFiles(assets).map((name) => join(assets, name)), ...listAll(join(dist, 'early'))])
    renameFile(path, names)
  for (const name of listFiles(assets))
    if (texts.has(extname(name))) writeFileSync(join(assets, `${name}.gz`), gzipSync(readFileSync(join(assets, name))))
}

/**
 * The next release: the same sources, and the build of this one with other names of files, beside which the build keeps
 * those of the release before.
 */
export function makeNextRelease(folder: string): string {
  mkdirSync(folder)
  for (const part of parts) cpSync(join(projectFolder, part), join(folder, part), { recursive: true })
  symlinkSync(join(projectFolder, 'node_modules'), join(folder, 'node_modules'))
  const dist = join(folder, 'dist')
  const names = chooseNames(dist)
  putAside(dist)
  renameAssets(dist, names)
  restoreFormer(dist)
  rmSync(join(dist, '.built-from'), { force: true })
  return folder
}
