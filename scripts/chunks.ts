type Bundle = { readonly getModuleInfo: (id: string) => { readonly importers: ReadonlyArray<string> } | null }

const alive = '/src/app/entry-browser.tsx'

/** Whether a module comes with what makes a page alive, by imports that are not lazy. */
function comesAlive(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  if (id.endsWith(alive)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (bundle.getModuleInfo(id)?.importers ?? []).some((importer) => comesAlive(importer, bundle, seen))
}

/**
 * Files of the browser's bundle. Each is a request, so what makes a page alive is one, and what several routes share is
 * a few; what loads a lazy part stays outside, or the first answer would wait for all of it.
 */
export const chunks = {
  groups: [
    { name: 'load', test: /vite[\\/]preload-helper/ },
    { name: (id: string, bundle: Bundle) => (comesAlive(id, bundle) ? 'site' : null) },
    {
      name: 'shared',
      test: /[\\/]src[\\/]/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 12_000,
    },
  ],
}
