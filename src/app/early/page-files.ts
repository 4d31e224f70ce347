import type { Rows } from '#contract/entities.ts'
import { yieldToMain } from '#device/in-slices.ts'
import { lazyImport, whenIdle } from '#lazy/lazy-loading.ts'
import type { EarlyAnswers } from './answers.ts'

type More =
  | Pick<HTMLLinkElement, 'fetchPriority'>
  | { readonly blocking: 'render' }
  | { readonly media: 'print' }
  | { readonly as: 'font'; readonly crossOrigin: '' }

export const addLink = ({ document }: Window, rel: string, href: string, more?: More): HTMLLinkElement =>
  document.head.appendChild(Object.assign(document.createElement('link'), { rel, href }, more))

export const isStyle = (file: string): boolean => file.startsWith('/assets/style-')

export const isLists = (file: string): boolean => file.endsWith('.json')

export const isFaces = (file: string): boolean => file.startsWith('/assets/faces-')

type Lists = Partial<Rows>

export type HydrationInput = {
  readonly isFirst: boolean
  readonly lists: Promise<Lists>
  readonly endAnswers: () => EarlyAnswers
  /** Returns what lets the application hear of controls that were changed before. */
  readonly deferControls: () => () => void
  /** Repeats the presses that waited, and applies the whole stylesheet. */
  readonly takeOver: () => Promise<void>
  readonly giveUp: () => void
}

export type Application = { readonly hydrate: (given: HydrationInput) => Promise<unknown> }

type Page = Window & typeof globalThis

const longest = 30_000
const longestForLists = 10_000

const fresh = 10 * 60_000

const isScript = (file: string) => file.endsWith('.js')
type Ready = Set<string>

/** Safari does not know `prefetch`. @param act called when the file has come */
function prefetchFile(page: Page, file: string, act: () => void): void {
  const canPrefetch = page.document.createElement('link').relList.supports('prefetch')
  if (canPrefetch) addLink(page, 'prefetch', file).addEventListener('load', act)
  else fetchBytes(file, 'low').then(act, () => {})
}

export function prefetchFiles(page: Page, files: ReadonlyArray<string>, ready: Ready): void {
  const { connection } = page.navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  const read = (file: string) =>
    addLink(page, 'modulepreload', file, { fetchPriority: 'low' }).addEventListener('load', () => ready.add(file))
  for (const file of files)
    if (isStyle(file)) fetchSheet(page, file).catch(() => {})
    else if (!isFaces(file))
      prefetchFile(page, file, () => {
        if (isScript(file)) whenIdle(page, () => read(file))
      })
}

const findSheet = (page: Page, href: string) =>
  page.document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)

export const fetchSheet = (page: Page, href: string) =>
  new Promise<void>((resolve, reject) => {
    const known = findSheet(page, href)
    if (known?.sheet) return resolve()
    const sheet = known ?? addLink(page, 'stylesheet', href, { media: 'print' })
    const fail = () => {
      sheet.remove()
      reject(new Error(`${href} did not load`))
    }
    const timer = setTimeout(fail, longest)
    sheet.addEventListener('load', () => resolve(clearTimeout(timer)))
    sheet.addEventListener('error', fail)
  })

export function applySheet(page: Page, href: string): HTMLLinkElement | null {
  const sheet = findSheet(page, href)
  if (sheet) sheet.media = ''
  return sheet
}

/** Until something has been painted, the first paint waits for it. */
export function addSheet(page: Page, href: string): void {
  if (applySheet(page, href)) return
  const sheet = addLink(page, 'stylesheet', href, { blocking: 'render' })
  sheet.addEventListener('error', () => sheet.remove())
}

export type Sheets = { readonly fetch: () => Promise<unknown>; readonly apply: () => void }

/** Fetched for print at first: to apply a stylesheet is to lay out the page again. */
export function createSheets(page: Page, files: ReadonlyArray<string>): Sheets {
  const sheets = files.filter(isStyle)
  return {
    fetch: () => Promise.all(sheets.map((file) => fetchSheet(page, file))),
    apply: () => sheets.forEach((file) => applySheet(page, file)),
  }
}

const load = (file: string) => lazyImport<unknown>(() => import(/* @vite-ignore */ file))

async function bring(file: string, priority: RequestPriority = 'high', within = longest): Promise<Response> {
  const reply = await fetch(file, { signal: AbortSignal.timeout(within), priority })
  if (!reply.ok) throw new Error(`${file} did not load`)
  return reply
}

const fetchBytes = async (file: string, priority?: RequestPriority) => (await bring(file, priority)).arrayBuffer()

/** Fetched before it is imported: a failed import stays failed for the life of the page. */
async function bringScript(page: Page, file: string) {
  await fetchBytes(file)
  addLink(page, 'modulepreload', file)
}

async function bringLists(files: ReadonlyArray<string>): Promise<Lists> {
  if (performance.now() > fresh) return {}
  const lists = files.map(async (file) => {
    try {
      return (await (await bring(file, 'low', longestForLists)).json()) as Lists
    } catch {
      return {}
    }
  })
  return Object.assign({}, ...(await Promise.all(lists))) as Lists
}

export type Run = Omit<HydrationInput, 'lists'> & {
  readonly sheets: Sheets
  /** Settles when no press is being answered, which goes before the scripts. */
  readonly settle: () => Promise<void>
}

/**
 * @param files scripts in the order of their imports, the application last; stylesheets and lists anywhere @param ready
 * scripts already read
 */
export async function runFiles(
  page: Page,
  files: ReadonlyArray<string>,
  { sheets, settle, ...given }: Run,
  ready: Ready,
): Promise<void> {
  const scripts = files.filter(isScript)
  const lists = bringLists(files.filter(isLists))
  const styles = sheets.fetch()
  styles.catch(() => {})
  const brought = scripts.map((file) => (ready.has(file) ? Promise.resolve() : bringScript(page, file)))
  const all = Promise.all(brought)
  all.catch(() => {})
  let last: unknown
  for (const [index, file] of scripts.entries()) {
    // One that cannot come is known before those in front of it have been run.
    await Promise.race([all, brought[index]])
    await settle()
    last = await load(file)
    await yieldToMain()
  }
  await styles
  await (last as Application).hydrate({ ...given, lists })
}
