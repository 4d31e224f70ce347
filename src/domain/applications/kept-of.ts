import { parseJson } from '../text/parse-json.ts'

/** Whether what a device keeps of forms is somebody's. @param stored text that anyone may have put there; null when there is none */
export function isKeptOf(stored: string | null, visitor: string): boolean {
  const parsed = stored === null ? null : parseJson(stored)
  return typeof parsed === 'object' && parsed !== null && 'visitor' in parsed && parsed.visitor === visitor
}
