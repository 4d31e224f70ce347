import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { LaunchProblem } from './problem.mjs'
import { root } from './root.mjs'

/** Runs `node ...args` in the project's folder until it ends and resolves to its exit code. */
export function handOver(node, args, env) {
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env, ...pathWith(node) } })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => passOn(signal, child))
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new LaunchProblem(`${node} could not be started: ${error.message}.`)))
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** A terminal sends Ctrl-C to every process in the foreground itself; a second copy would read as impatience. */
function passOn(signal, child) {
  const sentByTerminal = signal === 'SIGINT' && process.stdin.isTTY
  if (!sentByTerminal) child.kill(signal)
}

/** `node` and the installed tools mean the pinned ones in every process below. */
function pathWith(node) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [dirname(node), join(root, 'node_modules', '.bin'), process.env[key]]
  return { [key]: folders.filter(Boolean).join(delimiter) }
}
