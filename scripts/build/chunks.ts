import { relative } from 'node:path'

type Module = { readonly importers: ReadonlyArray<string>; readonly importedIds: ReadonlyArray<string> }
type Bundle = { readonly getModuleInfo: (id: string) => Module | null }

const entry = '/src/app/entry-browser.tsx'

/** Whether a module comes with what hydrates a page, by imports that are not lazy. */
function hydrates(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  if (id.endsWith(entry)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (bundle.getModuleInfo(id)?.importers ?? []).some((importer) => hydrates(importer, bundle, seen))
}

/** Pieces of what hydrates a page: each runs in a task of its own, so that none keeps the visitor waiting. */
const pieces = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/ },
  { name: 'state', test: /node_modules[\\/]|[\\/]machines[\\/]|[\\/]src[\\/](contract|domain|content|addresses)[\\/]/ },
  { name: 'site', test: /./ },
]

const ofWire = /node_modules[\\/](effect|ky)[\\/]|[\\/]src[\\/](api[\\/]|device[\\/](wire|upload)\.ts)/

/** Whether a module is a schema, or speaks to the server: it comes with the first call, and no page waits for it. */
function isOfWire(id: string, bundle: Bundle, seen = new Set<string>()): boolean {
  if (ofWire.test(id)) return true
  if (seen.has(id) || !/[\\/]src[\\/]contract[\\/]/.test(id)) return false
  seen.add(id)
  return (bundle.getModuleInfo(id)?.importedIds ?? []).some((imported) => isOfWire(imported, bundle, seen))
}

/** Layers that import in one direction only (docs/architecture.md), so that files of them never wait for each other in a ring. */
const layers = {
  rules: ['contract', 'domain', 'content', 'addresses'],
  flows: ['machines', 'site', 'api', 'device'],
  ui: ['ui'],
  parts: ['shell', 'pages', 'app'],
}

const folderOf = (id: string) => /^(?:src\/)?(\w+)\//.exec(relative('.', id.replace(/^\0/, '')))?.[1] ?? ''

/** Paths of icons import nothing; among the files of `ui` they would tie them to each other in a ring. */
const ofIcon = /[\\/]ui[\\/]icon[\\/](symbols|marks)[\\/]/

/** What a field takes: among the rules of other pages it would come with every one of them. Its file is named as they are. */
const ofFields =
  /[\\/]contract[\\/](application-sections|application-children|month|form|text-rules|reach-rules|email-address)\.ts$/

/** What an account and the form of an application share: put to the flows of that form, it would bring them to every account. */
const ofApplicant = /[\\/](machines[\\/]visitor-changed|site[\\/]open-attachment)\.ts$/

/** What most fields are drawn with: in three files it would weigh more than in one. */
const ofBit = /[\\/]ui[\\/](use-focus-at\.ts|field[\\/]|select-field[\\/]select-field\.css)/

/** What turns slides, of every layer: cut by layers, its pieces would be put to files of routes that have no slides. */
const ofCarousel =
  /[\\/](ui[\\/]carousel[\\/](carousel|use-)|app[\\/]routes[\\/]running-slides|site[\\/]carousel|machines[\\/]carousel\.)/

/** The file for what several routes share of a layer; null for a module of no layer. */
export function sharedFileOf(id: string): string | null {
  if (ofIcon.test(id)) return 'icons'
  if (ofFields.test(id)) return 'rules~fields'
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
    { name: 'load', test: /vite[\\/]preload-helper|[\\/]src[\\/]late[\\/]|[\\/]slicing[\\/]lazily\.ts$/ },
    { name: 'prose', test: /[\\/]sanitise-html\.ts$/ },
    ...pieces.map(({ name, test }) => ({
      name: (id: string, bundle: Bundle) => (test.test(id) && hydrates(id, bundle) ? name : null),
    })),
    { name: 'ui~fields', test: ofBit },
    { name: 'flows~applicant', test: ofApplicant },
    {
      name: (id: string, bundle: Bundle) => (isOfWire(id, bundle) || ofCarousel.test(id) ? null : sharedFileOf(id)),
      minShareCount: 2,
      // A page takes of it what it needs; below this many bytes a file is not worth its request.
      entriesAware: true,
      entriesAwareMergeThreshold: 1_400,
    },
    // After what is shared, or it would take along what others share with it, such as icons.
    { name: 'parts~carousel', test: ofCarousel },
    { name: (id: string, bundle: Bundle) => (isOfWire(id, bundle) ? 'wire' : null) },
  ],
}
