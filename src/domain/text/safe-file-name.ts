import { longestFileName as longest } from '#contract/upload.ts'

const dropped = /[^ -~\u00A0-\u00FF]|[:*?"><|\\/.]/g

export function safeFileName(name: string): string {
  const whole = name.normalize('NFC').trim()
  const [extension = ''] = /\.[a-z0-9]{1,10}$/i.exec(whole) ?? []
  const stem = whole
    .slice(0, whole.length - extension.length)
    .replace(dropped, '')
    .trim()
  return (stem || 'file').slice(0, longest - extension.length) + extension
}
