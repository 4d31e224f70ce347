import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

function syncPath(path: string) {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

export function syncTree(folder: string, depth = Infinity): void {
  if (process.platform === 'win32') return
  if (depth > 0)
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) syncTree(path, depth - 1)
      else if (entry.isFile()) syncPath(path)
    }
  syncPath(folder)
}
