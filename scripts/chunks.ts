type Bundle = { readonly getModuleInfo: (id: string) => { readonly importers: ReadonlyArray<string> } | null }

const entry = '/src/app/entry-browser.tsx'

/** Whether a module comes with what hydrates a page, by imports that are not lazy. */
function hydrates(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  if (id.endsWith(entry)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (bundle.getModuleInfo(id)?.importers ?? []).some((importer) => hydrates(importer, bundle, seen))
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
    {
      name: 'shared',
      test: /[\\/]src[\\/]/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 12_000,
    },
  ],
}
