import { paths, type PageKey } from './paths.ts'

const escapePattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function matcher(pattern: string): RegExp {
  const parts = pattern
    .split('/')
    .slice(1)
    .map((part) => {
      if (!part.startsWith(':')) return `/${escapePattern(part)}`
      return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
    })
  return new RegExp(`^${parts.join('')}/?$`, 'i')
}

const matchers = (Object.keys(paths) as PageKey[]).map((key) => [key, matcher(paths[key].pattern)] as const)

/** Of the page that answers at this path; null where there is none. */
export function findPageKey(pathname: string): PageKey | null {
  if (pathname === '/') return 'home'
  return matchers.find(([, pattern]) => pattern.test(pathname))?.[0] ?? null
}
