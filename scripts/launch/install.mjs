import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchProblem, root } from './node.mjs'
import { runNpmCi } from './npm-ci.mjs'

const lockFile = join(root, 'package-lock.json')
const stampFile = join(root, 'node_modules', '.installed-for')
const spaceNeeded = 1.5e9

export async function ensureInstalled() {
  const stamp = describeLock()
  if (readFileIfExists(stampFile) === stamp) return
  if (!hasLockedPackages()) {
    requireOwnFolder()
    requireSpace()
    rmSync(stampFile, { force: true })
    await runNpmCi()
  }
  writeFileSync(stampFile, stamp)
}

function describeLock() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${process.platform} ${process.arch} ${hash}\n`
}

function hasLockedPackages() {
  const installed = readFileIfExists(join(root, 'node_modules', '.package-lock.json'))
  if (installed === undefined) return false
  const present = JSON.parse(installed).packages
  const locked = Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages)
  return locked.every(([path, entry]) => path === '' || !isNeeded(entry) || present[path]?.version === entry.version)
}

function isNeeded(entry) {
  if (!entry.optional && !entry.devOptional) return true
  return Boolean(entry.os?.includes(process.platform) && entry.cpu?.includes(process.arch) && !entry.libc)
}

/** Installing empties node_modules; through a link that would be another project's. */
function requireOwnFolder() {
  const folder = join(root, 'node_modules')
  if (!existsSync(folder) || !lstatSync(folder).isSymbolicLink()) return
  throw new LaunchProblem(
    'node_modules is a link, and what it leads to does not fit package-lock.json. Remove the link and run the same command again.',
  )
}

function requireSpace() {
  const { bavail, bsize } = statfsSync(root)
  const free = bavail * bsize
  if (free >= spaceNeeded) return
  throw new LaunchProblem(
    `Installing the packages needs about ${inGigabytes(spaceNeeded)} GB, and this disk has ${inGigabytes(free)} GB free. ` +
      'Make some room and run the same command again.',
  )
}

function inGigabytes(bytes) {
  return (bytes / 1e9).toFixed(1)
}

function readFileIfExists(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
