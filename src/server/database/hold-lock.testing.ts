import { lockFolder } from './folder-lock.ts'

const [folder = ''] = process.argv.slice(2)
await new Promise((resolve) => process.stdin.once('data', resolve))
try {
  lockFolder(folder)
  process.stdout.write('held\n')
} catch {
  process.stdout.write('refused\n')
}
await new Promise((resolve) => process.stdin.once('end', resolve).resume())
