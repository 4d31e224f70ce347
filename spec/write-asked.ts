import { existsSync, statSync } from 'node:fs'
import { writeFileAtomic } from './write-whole.ts'

export function writeOutputFile(file: string, text: string): void {
  if (existsSync(file) && statSync(file).isDirectory()) throw new Error(`${file} is a folder. Name a file in it.`)
  writeFileAtomic(file, text)
}
