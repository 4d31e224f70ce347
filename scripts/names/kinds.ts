import { basename, dirname } from 'node:path'

export const isPart = (name: string): boolean => /^[CJ](?:\d+(?:\.\d+)*(?:-\d+(?:\.[a-z])?)?)?$/.test(name)

export function isFlowFile(name: string, file: string): boolean {
  const stem = basename(file).split('.')[0] ?? ''
  return stem === name || stem.startsWith(`${name}-`) || dirname(file).split('/').includes(name)
}
