import { randomBytes } from 'node:crypto'

const form = /^[0-9a-f]{32}$/
const tempForm = /^[0-9a-f]{32}\.part$/

export const newStoredName = (): string => randomBytes(16).toString('hex')

export const toTempName = (storedName: string): string => `${storedName}.part`

export const isStoredName = (name: string): boolean => form.test(name)

export const isTempName = (name: string): boolean => tempForm.test(name)

/** Keeps paths out. @throws {Error} for any other name */
export function requireStoredName(name: string): string {
  if (isStoredName(name)) return name
  throw new Error(`Expected the name of a stored file, 32 hexadecimal digits, and found ${JSON.stringify(name)}.`)
}
