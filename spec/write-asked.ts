import { existsSync, statSync } from 'node:fs'
import { writeWhole } from './write-whole.ts'

export function writeAsked(file: string, text: string): void {
  if (existsSync(file) && statSync(file).isDirectory()) throw new Error(`${file} is a folder. Name a file in it.`)
  writeWhole(file, text)
}
