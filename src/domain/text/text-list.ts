import { parseJson } from './parse-json.ts'

export function readTextList(stored: string | null): string[] {
  const list = stored === null ? null : parseJson(stored)
  return Array.isArray(list) && list.every((text) => typeof text === 'string') ? list : []
}
