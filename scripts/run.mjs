// This file is read by whatever Node started npm, so it keeps to syntax that old versions understand.
import process from 'node:process'

const oldestNode = 20

if (Number(process.versions.node.split('.')[0]) < oldestNode) {
  console.error(
    `This project needs Node ${oldestNode} or later, and this is Node ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org and run the same command again.',
  )
  process.exitCode = 1
} else {
  void import('./launch/launch.mjs').then(({ launch }) => launch(process.argv.slice(2)))
}
