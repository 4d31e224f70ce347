import { longestFileName as longest } from '#contract/upload.ts'

/** Letters outside Latin-1, control characters, those that stand for a path, and dots (C5-12 to C5-14). */
const dropped = /[^ -~\u00A0-\u00FF]|[:*?"><|\\/.]/g

/**
 * The name that a file is kept and handed out by: at most 150 characters of Latin-1, without `: * ? " > < | \ /` and without
 * any dot but the one before its extension (C5-12 to C5-14). What would have no name is called `file`.
 */
export function safeFileName(name: string): string {
  const whole = name.normalize('NFC').trim()
  const [extension = ''] = /\.[a-z0-9]{1,10}$/i.exec(whole) ?? []
  const stem = whole
    .slice(0, whole.length - extension.length)
    .replace(dropped, '')
    .trim()
  return (stem || 'file').slice(0, longest - extension.length) + extension
}
