import type { Rows } from '#contract/entities.ts'
import { giveWay } from '#device/give-way.ts'
import { late } from '#late/late.ts'
import { whenIdle } from '#late/when-idle.ts'
import { addLink } from './add-link.ts'
import { isFaces, isStyle } from './is-style.ts'
import type { Presses } from './presses.ts'

/** The lists that came with a page, by their names. */
type Lists = Partial<Rows>

/** What a page is hydrated with. */
export type Given = {
  readonly presses: Presses
  /** Whether this page has not tried before. */
  readonly isFirst: boolean
  /** The lists that are in files beside the page; what did not come is missing. */
  readonly lists: Promise<Lists>
}

/** What the last file of a page's script exports. */
export type Application = { readonly hydrate: (given: Given) => Promise<void> }

type Page = Window & typeof globalThis

const isScript = (file: string) => file.endsWith('.js')
const isLists = (file: string) => file.endsWith('.json')

/** Which files the browser has fetched. */
type Fetched = Set<string>

/**
 * Has the browser fetch files when it has nothing better to do, unless its owner pays for each, and read the scripts after
 * that: what it has read it need only run.
 * @param fetched is told of each that has come
 */
export function fetchAhead(page: Page, files: ReadonlyArray<string>, fetched: Fetched): void {
  const { connection } = page.navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  for (const file of files)
    addLink(page, 'prefetch', file).addEventListener('load', () => {
      fetched.add(file)
      if (isScript(file)) whenIdle(page, () => addLink(page, 'modulepreload', file, { fetchPriority: 'low' }))
    })
}

/** Settles when a stylesheet stands in the page. */
const applied = (page: Page, href: string) =>
  new Promise<void>((resolve, reject) => {
    const known = page.document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)
    if (known?.sheet) return resolve()
    const sheet = known ?? addLink(page, 'stylesheet', href)
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', () => {
      sheet.remove()
      reject(new Error(`${href} did not come`))
    })
  })

const load = (file: string) => late<unknown>(() => import(/* @vite-ignore */ file))

/** How long a file may take before it counts as one that did not come, in milliseconds. */
const longest = 30_000

async function bring(file: string, priority: RequestPriority = 'high'): Promise<Response> {
  const reply = await fetch(file, { signal: AbortSignal.timeout(longest), priority })
  if (!reply.ok) throw new Error(`${file} did not come`)
  return reply
}

/** Fetches a script whole before it is run: the failure of one that is run would stay with the page. */
async function bringScript(page: Page, file: string) {
  await (await bring(file)).arrayBuffer()
  addLink(page, 'modulepreload', file)
}

/** What is missing here the application asks for in another way. Scripts come first: they can be run meanwhile. */
async function bringLists(files: ReadonlyArray<string>): Promise<Lists> {
  const lists = files.map(async (file) => {
    try {
      return (await (await bring(file, 'low')).json()) as Lists
    } catch {
      return {}
    }
  })
  return Object.assign({}, ...(await Promise.all(lists))) as Lists
}

/**
 * Runs the files of a page's script one after the other, each in a task of its own; the stylesheet is there before the
 * page is hydrated.
 * @param files scripts in the order of their imports, the application last, stylesheets and lists
 * @param fetched those of them that a browser has already
 */
export async function runFiles(
  page: Page,
  files: ReadonlyArray<string>,
  given: Omit<Given, 'lists'>,
  fetched: Fetched,
): Promise<void> {
  const scripts = files.filter(isScript)
  const lists = bringLists(files.filter(isLists))
  const styles = Promise.all(files.filter((file) => isStyle(file) && !isFaces(file)).map((file) => applied(page, file)))
  styles.catch(() => {})
  const brought = scripts.map((file) => (fetched.has(file) ? Promise.resolve() : bringScript(page, file)))
  Promise.all(brought).catch(() => {})
  let last: unknown
  for (const [index, file] of scripts.entries()) {
    await brought[index]
    last = await load(file)
    await giveWay()
  }
  await styles
  await (last as Application).hydrate({ ...given, lists })
  for (const file of files.filter(isFaces)) whenIdle(page, () => void applied(page, file).catch(() => {}))
}
