import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { LaunchProblem } from './problem.mjs'
import { root } from './root.mjs'

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
