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
export type Application = { readonly hydrate: (given: Given) => Promise<unknown> }

type Page = Window & typeof globalThis

/** How long a file may take before it counts as one that did not come, in milliseconds. */
const longest = 30_000
/** The same of lists: they can be had in another way. */
const longestForLists = 10_000

/** How long lists count as those of today, in milliseconds from the arrival at the page. */
const fresh = 10 * 60_000

const isScript = (file: string) => file.endsWith('.js')
const isLists = (file: string) => file.endsWith('.json')

/** The scripts that the browser has read: it need only run them, and asks nobody for them any more. */
type Ready = Set<string>

/** Fetches a file ahead in the way that a browser has: Safari knows no `prefetch`. @param act is called when it has come */
function fetchOneAhead(page: Page, file: string, act: () => void): void {
  const canPrefetch = page.document.createElement('link').relList.supports('prefetch')
  if (canPrefetch) addLink(page, 'prefetch', file).addEventListener('load', act)
  else bringWhole(file, 'low').then(act, () => {})
}

/** Fetches a stylesheet ahead, on paper already: a page may be printed before anybody moves. */
function applyOnPaper(page: Page, file: string) {
  if (page.document.querySelector(`link[rel=stylesheet][href="${file}"]`)) return
  const sheet = addLink(page, 'stylesheet', file, { media: 'print' })
  sheet.addEventListener('error', () => sheet.remove())
}

/**
 * Has the browser fetch files when it has nothing better to do, unless its owner pays for each, and read the scripts after
 * that.
 * @param ready is told of each script that it has read
 */
export function fetchAhead(page: Page, files: ReadonlyArray<string>, ready: Ready): void {
  const { connection } = page.navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  const read = (file: string) =>
    addLink(page, 'modulepreload', file, { fetchPriority: 'low' }).addEventListener('load', () => ready.add(file))
  for (const file of files)
    if (isStyle(file) && !isFaces(file)) applyOnPaper(page, file)
    else
      fetchOneAhead(page, file, () => {
        if (isScript(file)) whenIdle(page, () => read(file))
      })
}

/** Settles when a stylesheet stands in the page. */
const applied = (page: Page, href: string) =>
  new Promise<void>((resolve, reject) => {
    const known = page.document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)
    if (known) known.media = ''
    if (known?.sheet) return resolve()
    const sheet = known ?? addLink(page, 'stylesheet', href)
    const fail = () => {
      sheet.remove()
      reject(new Error(`${href} did not come`))
    }
    const timer = setTimeout(fail, longest)
    sheet.addEventListener('load', () => resolve(clearTimeout(timer)))
    sheet.addEventListener('error', fail)
  })

/** Names the typefaces of which no letter stands in the page; when their sheet does not come, again a few times. */
function nameFaces(page: Page, file: string, times = 5) {
  const again = () => times > 1 && setTimeout(() => nameFaces(page, file, times - 1), longest)
  whenIdle(page, () => void applied(page, file).catch(again))
}

const load = (file: string) => late<unknown>(() => import(/* @vite-ignore */ file))

async function bring(file: string, priority: RequestPriority = 'high', within = longest): Promise<Response> {
  const reply = await fetch(file, { signal: AbortSignal.timeout(within), priority })
  if (!reply.ok) throw new Error(`${file} did not come`)
  return reply
}

const bringWhole = async (file: string, priority?: RequestPriority) => (await bring(file, priority)).arrayBuffer()

/** Fetches a script whole before it is run: the failure of one that is run would stay with the page. */
async function bringScript(page: Page, file: string) {
  await bringWhole(file)
  addLink(page, 'modulepreload', file)
}

/**
 * What is missing here the application asks for in another way: all of a page that has stood open for long, since it is to
 * go on with what is true by now. Scripts come first: they can be run meanwhile.
 */
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

/**
 * Runs the files of a page's script one after the other, each in a task of its own; the stylesheet is there before the
 * page is hydrated.
 * @param files scripts in the order of their imports, the application last, stylesheets and lists
 * @param ready those of them that the browser has read already
 */
export async function runFiles(
  page: Page,
  files: ReadonlyArray<string>,
  given: Omit<Given, 'lists'>,
  ready: Ready,
): Promise<void> {
  const scripts = files.filter(isScript)
  const lists = bringLists(files.filter(isLists))
  const styles = Promise.all(files.filter((file) => isStyle(file) && !isFaces(file)).map((file) => applied(page, file)))
  styles.catch(() => {})
  const brought = scripts.map((file) => (ready.has(file) ? Promise.resolve() : bringScript(page, file)))
  const all = Promise.all(brought)
  all.catch(() => {})
  let last: unknown
  for (const [index, file] of scripts.entries()) {
    // One that cannot come is known before those in front of it have been run.
    await Promise.race([all, brought[index]])
    last = await load(file)
    await giveWay()
  }
  await styles
  await (last as Application).hydrate({ ...given, lists })
  for (const file of files.filter(isFaces)) nameFaces(page, file)
}
