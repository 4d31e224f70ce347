import { spawn } from 'node:child_process'
import { LaunchProblem, root } from './node.mjs'

const secondsBetweenSigns = 15

export async function runNpmCi() {
  console.log('Installing packages… (once; about a minute on a good connection)')
  const started = Date.now()
  const clock = setInterval(
    () => console.log(`  still installing, ${secondsSince(started)} s so far`),
    secondsBetweenSigns * 1000,
  )
  const code = await waitFor(spawnNpm()).finally(() => clearInterval(clock))
  if (code === 0) return console.log(`Installed packages in ${secondsSince(started)} s.`)
  throw new LaunchProblem(
    'The packages could not be installed; npm says why above. Check the connection to the package registry and run the same command again.',
  )
}

function spawnNpm() {
  // Warnings here are about the Node that runs npm, and the project brings its own Node.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return spawn(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
  return spawn('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
}

function waitFor(child) {
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new LaunchProblem('npm was not found. It comes with Node: https://nodejs.org')))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

function secondsSince(moment) {
  return Math.round((Date.now() - moment) / 1000)
}
