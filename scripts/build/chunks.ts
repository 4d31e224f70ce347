import { relative } from 'node:path'

type Module = { readonly importers: ReadonlyArray<string>; readonly importedIds: ReadonlyArray<string> }
type Bundle = { readonly getModuleInfo: (id: string) => Module | null }

const entry = '/src/app/entry-browser.tsx'

function hydrates(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  if (id.endsWith(entry)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (bundle.getModuleInfo(id)?.importers ?? []).some((importer) => hydrates(importer, bundle, seen))
}

const pieces = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/ },
  { name: 'state', test: /node_modules[\\/]|[\\/]machines[\\/]|[\\/]src[\\/](contract|domain|content|addresses)[\\/]/ },
  { name: 'site', test: /./ },
]

const wireModules = /node_modules[\\/](effect|ky)[\\/]|[\\/]src[\\/](api[\\/]|device[\\/](wire|upload)\.ts)/

function isWireModule(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  if (wireModules.test(id)) return true
  if (seen.has(id) || !/[\\/]src[\\/]contract[\\/]/.test(id)) return false
  seen.add(id)
  return (bundle.getModuleInfo(id)?.importedIds ?? []).some((imported) => isWireModule(imported, bundle, seen))
}

const layers = {
  rules: ['contract', 'domain', 'content', 'addresses'],
  flows: ['machines', 'site', 'api', 'device'],
  ui: ['ui'],
  parts: ['shell', 'pages', 'app'],
}

const getFolder = (id: string) => /^(?:src\/)?(\w+)\//.exec(relative('.', id.replace(/^\0/, '')))?.[1] ?? ''

const iconModules = /[\\/]ui[\\/]icon[\\/](symbols|marks)[\\/]/

const ofFields = /[\\/]contract[\\/](application-sections|application-children|month|form|text-rules)\.ts$/

const applicantModules = /[\\/](machines[\\/]result|site[\\/]open-attachment)\.ts$/

const accountModules = /[\\/]content[\\/]account\.ts$/

const contactModules = /[\\/]domain[\\/]contracts[\\/]contract-contacts\.ts$/

const factModules = /[\\/]ui[\\/]fact-cards[\\/]/

const drawingModules = /[\\/]src[\\/](domain|ui)[\\/]drawings[\\/]|[\\/](count-word|content[\\/]headcount)\.ts$/

const textModules = /[\\/]domain[\\/]text[\\/](fold|compare)-text\.ts$/

const commonModules =
  /[\\/]ui[\\/](use-(focus-on-change|lost-focus)\.ts|(stage|debounced)-status[\\/]|field[\\/]|select-field[\\/]select-field\.css)/

const carouselModules =
  /[\\/](ui[\\/]carousel[\\/](carousel|use-)|app[\\/]routes[\\/]running-slides|site[\\/]carousel|machines[\\/]carousel\.)/

export function findSharedChunk(id: string): string | null {
  if (iconModules.test(id)) return 'icons'
  if (ofFields.test(id)) return 'rules~fields'
  const folder = getFolder(id)
  return Object.entries(layers).find(([, folders]) => folders.includes(folder))?.[0] ?? null
}

/** Each file is a request, so there are few. Lazy parts and what waits for them stay apart, or every page would wait. */
export const chunks = {
  groups: [
    { name: 'load', test: /vite[\\/]preload-helper|[\\/]src[\\/]lazy[\\/]|[\\/]slicing[\\/]lazily\.ts$/ },
    { name: 'prose', test: /[\\/]sanitise-html\.ts$/ },
    ...pieces.map(({ name, test }) => ({
      name: (id: string, bundle: Bundle) => (test.test(id) && hydrates(id, bundle) ? name : null),
    })),
    { name: 'ui~fields', test: commonModules },
    { name: 'rules~text', test: textModules },
    { name: 'flows~applicant', test: applicantModules },
    { name: 'rules~account', test: accountModules },
    // It would be merged into the pages that saved jobs are kept as, which are four times as heavy.
    { name: 'rules~contacts', test: contactModules },
    // It would be merged into what draws tables, which pages with facts do not show.
    { name: 'ui~facts', test: factModules },
    // One file for what draws and what is drawn by it.
    {
      name: 'drawings',
      test: drawingModules,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1_100,
    },
    {
      name: (id: string, bundle: Bundle) =>
        isWireModule(id, bundle) || carouselModules.test(id) ? null : findSharedChunk(id),
      minShareCount: 2,
      // A page takes of it what it needs; below this many bytes a file is not worth its request.
      entriesAware: true,
      entriesAwareMergeThreshold: 1_100,
    },
    // After what is shared, or it would take along what others share with it, such as icons.
    { name: 'parts~carousel', test: carouselModules },
    { name: (id: string, bundle: Bundle) => (isWireModule(id, bundle) ? 'wire' : null) },
  ],
}
