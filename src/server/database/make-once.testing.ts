import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { createFolderOnce } from './folders.ts'

const [folder = '', arrivals = '', name = '', others = '1'] = process.argv.slice(2)

async function fill(draft: string) {
  writeFileSync(join(draft, '0'), name)
  mkdirSync(join(arrivals, name), { recursive: true })
  while (readdirSync(arrivals).length < Number(others)) await setImmediate()
  for (let file = 1; file < 20; file += 1) {
    writeFileSync(join(draft, String(file)), name)
    await setImmediate()
  }
}

await createFolderOnce(folder, fill)
const contents = existsSync(folder) ? readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')) : []
process.stdout.write(JSON.stringify([contents.length, [...new Set(contents)].toSorted()]))
