import { parseJson } from './parse-json.ts'

/** The texts in what a device stored: a JSON array of nothing but texts. Anything else counts as empty. */
export function readTextList(stored: string | null): string[] {
  const list = stored === null ? null : parseJson(stored)
  return Array.isArray(list) && list.every((text) => typeof text === 'string') ? list : []
}
