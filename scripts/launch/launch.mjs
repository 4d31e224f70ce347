import { commands, listCommands } from './commands.mjs'
import { ensureInstalled } from './install.mjs'
import { findNode, handOver } from './node.mjs'

export async function launch([name, ...rest]) {
  const command = commands[name]
  if (command === undefined) return stop(`There is no command "${name ?? ''}". Commands: ${listCommands()}.`)
  try {
    await ensureInstalled()
    process.exitCode = await handOver(findNode(), [...command.args, ...rest], command.env ?? {})
  } catch (error) {
    if (error.name !== 'LaunchProblem') throw error
    stop(error.message)
  }
}

function stop(sentence) {
  console.error(sentence)
  process.exitCode = 1
}
