import { dirname, join, delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { existsSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { constants } from 'node:os'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export class LaunchProblem extends Error {
  name = 'LaunchProblem'
}

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

export function handOver(node, args, env) {
  const child = spawn(node, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, ...prependPath(node) },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forwardSignal(signal, child))
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new LaunchProblem(`${node} could not be started: ${error.message}.`)))
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** On Ctrl-C a terminal signals the child itself; forwarding a second SIGINT would force it to quit. */
function forwardSignal(signal, child) {
  const sentByTerminal = signal === 'SIGINT' && process.stdin.isTTY
  if (!sentByTerminal) child.kill(signal)
}

function prependPath(node) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [dirname(node), join(root, 'node_modules', '.bin'), process.env[key]]
  return { [key]: folders.filter(Boolean).join(delimiter) }
}
