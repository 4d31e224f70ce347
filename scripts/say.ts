import { styleText } from 'node:util'

/** One progress line of a command. */
export function say(line: string): void {
  console.log(line)
}

/** A heading between the parts of a long command. */
export function sayHeading(title: string): void {
  console.log(`\n${styleText('bold', `— ${title} —`)}`)
}

/** The result of one part: a mark, its name, how long it took and what it counted. */
export function sayResult(ok: boolean, name: string, seconds: number, remark = ''): void {
  const mark = ok ? styleText('green', '✓') : styleText('red', '✗')
  console.log(`${mark} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s  ${remark}`.trimEnd())
}

/** A problem the person at the keyboard can act on; `message` says what to do. */
export class CommandProblem extends Error {
  override name = 'CommandProblem'
}

/** Runs a command's body; a `CommandProblem` ends it with its sentence, without a stack. */
export async function runCommand(body: () => Promise<number | void>): Promise<void> {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    if (!(error instanceof CommandProblem)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
