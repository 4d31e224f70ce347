import { existsSync, globSync } from 'node:fs'
import { runProcess } from '../run-process.ts'
import { CommandProblem, printLine } from '../command.ts'

export type EnginePage = {
  readonly goto: (address: string) => Promise<void>
  /** Runs `program` as a function body. @returns what it returns, as JSON */
  readonly run: (program: string) => Promise<unknown>
  readonly press: (selector: string) => Promise<void>
  readonly type: (selector: string, text: string) => Promise<void>
  readonly leave: () => Promise<void>
}

export type Engine = { readonly open: () => Promise<EnginePage>; readonly close: () => Promise<void> }

const needs = {
  firefox: { programs: ['firefox-esr'], packages: ['firefox-esr'] },
  webkit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
}

export type EngineName = keyof typeof needs
export const engineNames: ReadonlyArray<EngineName> = ['firefox', 'webkit']

const bin = '/usr/bin/'
const isInstalled = (program: string) => existsSync(bin + program)

export const missingPackages = (name: EngineName, has: (program: string) => boolean = isInstalled) =>
  needs[name].programs.every(has) ? [] : needs[name].packages

/** Installs missing programs with apt when root. @throws {CommandProblem} when they cannot be installed */
export async function findEngines(names: ReadonlyArray<EngineName>): Promise<void> {
  const packages = names.flatMap((name) => missingPackages(name))
  if (packages.length === 0) return
  const byHand = `Install them and run the same command again: apt-get install ${packages.join(' ')}`
  if (process.getuid?.() !== 0 || !isInstalled('apt-get'))
    throw new CommandProblem(`The walks in other engines need Debian's packages. ${byHand}`)
  printLine(`Installing ${packages.join(', ')}…`)
  const options = { timeoutSeconds: 600, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await runProcess('apt-get', ['update', '-q'], options)
  const { code, output } = await runProcess('apt-get', ['install', '-y', '-q', ...packages], options)
  if (code !== 0) throw new CommandProblem(`${output.trim().split('\n').at(-1) ?? ''}\n${byHand}`)
}

export const getProgramPath = (program: string) => bin + program

export function webkitBrowser(): string {
  const [path] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
  if (path === undefined) throw new CommandProblem('WebKitGTK is here without its browser, MiniBrowser.')
  return path
}
