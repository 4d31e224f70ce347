import { styleText } from 'node:util'

export function printLine(line: string): void {
  console.log(line)
}

export function printHeading(title: string): void {
  console.log(`\n${styleText('bold', `— ${title} —`)}`)
}

export function printResult(ok: boolean, name: string, seconds: number, remark = ''): void {
  const mark = ok ? styleText('green', '✓') : styleText('red', '✗')
  console.log(`${mark} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${remark}`.trimEnd())
}

export class CommandProblem extends Error {
  override name = 'CommandProblem'
}

export async function runCommand(body: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
