import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LaunchProblem } from './problem.mjs'
import { root } from './root.mjs'

const pinnedMajor = 24

export function findNode() {
  const pinned = usesMusl() ? undefined : pinnedNodes().find((path) => existsSync(path))
  if (pinned !== undefined) return pinned
  if (Number(process.versions.node.split('.')[0]) >= pinnedMajor) return process.execPath
  throw new LaunchProblem(
    `There is no packaged Node for ${process.platform} ${process.arch}, and this is Node ${process.versions.node}. ` +
      `Install Node ${pinnedMajor} or later from https://nodejs.org and run the same command again.`,
  )
}

function pinnedNodes() {
  const windows = process.platform === 'win32'
  const platform = windows ? 'win' : process.platform
  const file = windows ? 'bin/node.exe' : 'bin/node'
  // Windows and macOS run x64 programs on ARM processors too; Linux does not.
  const architectures = process.platform === 'linux' ? [process.arch] : [process.arch, 'x64']
  // The package for Macs with an Apple processor is the one whose name starts with node-bin.
  const names = architectures.flatMap((arch) => [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`])
  return names.map((name) => join(root, 'node_modules', name, file))
}

function usesMusl() {
  return process.platform === 'linux' && existsSync('/etc/alpine-release')
}
