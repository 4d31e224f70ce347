import { basename, dirname } from 'node:path'

/** Whether a name is the id of a requirement, of a section or of a document: `J9-13`, `J4.4`, `C`. */
export const isPart = (name: string): boolean => /^[CJ](?:\d+(?:\.\d+)*(?:-\d+(?:\.[a-z])?)?)?$/.test(name)

/** Whether a file belongs to a flow, whose name its own begins with, or lies in a folder of that name. */
export function belongsTo(name: string, file: string): boolean {
  const stem = basename(file).split('.')[0] ?? ''
  return stem === name || stem.startsWith(`${name}-`) || dirname(file).split('/').includes(name)
}
