import { giveWay } from '#device/give-way.ts'
import { late } from '#late/late.ts'
import { addLink } from './add-link.ts'
import { isStyle } from './is-style.ts'
import type { Presses } from './presses.ts'

/** What the last file of a page's script exports. */
export type Application = { readonly hydrate: (presses: Presses, isFirst: boolean) => Promise<void> }

type Page = Window & typeof globalThis

const isScript = (file: string) => file.endsWith('.js')

/** Has the browser fetch files when it has nothing better to do, unless its owner pays for each. */
export function fetchAhead(page: Page, files: ReadonlyArray<string>): void {
  const { connection } = page.navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  for (const file of files) addLink(page, 'prefetch', file)
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

/** Fetches a file whole before it is run: the failure of a script that is run would stay with the page. */
async function bring(file: string) {
  const reply = await fetch(file, { signal: AbortSignal.timeout(longest) })
  if (!reply.ok) throw new Error(`${file} did not come`)
  await reply.arrayBuffer()
}

/**
 * Runs the files of a page's script one after the other, each in a task of its own; the stylesheet is there before the
 * page is hydrated.
 * @param files scripts in the order of their imports, the application last, and what it takes over with
 * @param isFirst whether this page has not tried before
 */
export async function runFiles(
  page: Page,
  files: ReadonlyArray<string>,
  presses: Presses,
  isFirst: boolean,
): Promise<void> {
  const scripts = files.filter(isScript)
  // What it takes over with may be gone: then the application asks for it in another way.
  for (const file of files.filter((one) => !isScript(one) && !isStyle(one))) void bring(file).catch(() => {})
  const styles = Promise.all(files.filter(isStyle).map((file) => applied(page, file)))
  styles.catch(() => {})
  await Promise.all(scripts.map(bring))
  for (const file of scripts) addLink(page, 'modulepreload', file)
  let last: unknown
  for (const file of scripts) {
    last = await load(file)
    await giveWay()
  }
  await styles
  await (last as Application).hydrate(presses, isFirst)
}
