import { relative } from 'node:path'

type Bundle = { readonly getModuleInfo: (id: string) => { readonly importers: ReadonlyArray<string> } | null }

const entry = '/src/app/entry-browser.tsx'

/** Whether a module comes with what hydrates a page, by imports that are not lazy. */
function hydrates(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  if (id.endsWith(entry)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (bundle.getModuleInfo(id)?.importers ?? []).some((importer) => hydrates(importer, bundle, seen))
}

/** Layers that import in one direction only (docs/architecture.md), so that files of them never wait for each other in a ring. */
const layers = {
  rules: ['contract', 'domain', 'content', 'addresses'],
  flows: ['machines', 'site', 'api', 'device'],
  ui: ['ui'],
  parts: ['shell', 'pages', 'app'],
}

const folderOf = (id: string) => /^(?:src\/)?(\w+)\//.exec(relative('.', id.replace(/^\0/, '')))?.[1] ?? ''

/** The file for what several routes share of a layer; null for a module of no layer. */
export function sharedFileOf(id: string): string | null {
  const folder = folderOf(id)
  return Object.entries(layers).find(([, folders]) => folders.includes(folder))?.[0] ?? null
}

/**
 * Files of the browser's bundle. Each is a request, so what hydrates a page is one, and what several routes share is
 * a few; what loads a lazy part stays outside, or the first answer would wait for all of it. What waits for a lazy part,
 * as HTML from content waits for its sanitiser, stays alone, or every page would wait with it.
 */
export const chunks = {
  groups: [
    { name: 'load', test: /vite[\\/]preload-helper|[\\/]src[\\/]late[\\/]/ },
    { name: 'prose', test: /[\\/]sanitise-html\.ts$/ },
    { name: (id: string, bundle: Bundle) => (hydrates(id, bundle) ? 'site' : null) },
    { name: sharedFileOf, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 8_000 },
  ],
}
