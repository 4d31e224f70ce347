const depth = 6

const stripFormatting = (code: string) =>
  code
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, '')
    .replaceAll(/,(?=[)\]}])/g, '')

function write(value: unknown, remainingDepth: number): string {
  if (typeof value === 'function') {
    const own = Object.entries(value).map(([key, part]) => `${key}:${write(part, remainingDepth - 1)}`)
    return [stripFormatting(String(value)), ...own].join(' ')
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing'
  if (remainingDepth === 0) return '…'
  if (Array.isArray(value)) return `[${value.map((part) => write(part, remainingDepth - 1)).join(',')}]`
  const parts = Object.entries(value).map(([key, part]) => `${key}:${write(part, remainingDepth - 1)}`)
  return `{${parts.join(',')}}`
}

/** Source code without comments and layout, values as JSON. Functions that the code calls are not followed. */
export const serializeDefinition = (value: unknown): string => write(value, depth)
