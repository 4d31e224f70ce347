const depth = 6

const squeeze = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, '')
    .replaceAll(/,(?=[)\]}])/g, '')

function write(value: unknown, left: number): string {
  if (typeof value === 'function') {
    const own = Object.entries(value).map(([key, part]) => `${key}:${write(part, left - 1)}`)
    return [squeeze(String(value)), ...own].join(' ')
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing'
  if (left === 0) return '…'
  if (Array.isArray(value)) return `[${value.map((part) => write(part, left - 1)).join(',')}]`
  const parts = Object.entries(value).map(([key, part]) => `${key}:${write(part, left - 1)}`)
  return `{${parts.join(',')}}`
}

/** Source code without comments and layout, values as JSON. Functions that the code calls are not followed. */
export const writeInside = (value: unknown): string => write(value, depth)
