import { late } from '#late/late.ts'
import { addLink } from './add-link.ts'
import type { Presses } from './presses.ts'

/** What the last file of a page's script exports. */
export type Application = { readonly hydrate: (presses: Presses) => Promise<void> }

type Page = Window & typeof globalThis

const isStyle = (file: string) => file.endsWith('.css')
const isScript = (file: string) => file.endsWith('.js')

/** Has the browser fetch files when it has nothing better to do, unless its owner pays for each. */
export function fetchAhead(page: Page, files: ReadonlyArray<string>): void {
  const { connection } = page.navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData === true) return
  for (const file of files) addLink(page, 'prefetch', file)
}

const applied = (page: Page, href: string) =>
  new Promise<void>((resolve, reject) => {
    const sheet = addLink(page, 'stylesheet', href)
    sheet.addEventListener('load', () => resolve())
    sheet.addEventListener('error', () => {
      sheet.remove()
      reject(new Error(`${href} did not come`))
    })
  })

/** Lets the browser paint and answer before the next piece of work. */
const pause = (page: Page) => {
  const { scheduler } = page as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve))
}

const load = (file: string) => late<unknown>(() => import(/* @vite-ignore */ file))

/** Fetches a file whole before it is run: the failure of a script that is run would stay with the page. */
async function bring(file: string) {
  const reply = await fetch(file)
  if (!reply.ok) throw new Error(`${file} did not come`)
  await reply.arrayBuffer()
}

/**
 * Runs the files of a page's script one after the other, each in a task of its own; the stylesheet is there before the
 * page is hydrated.
 * @param files scripts in the order of their imports, the application last, and what it takes over with
 */
export async function runFiles(page: Page, files: ReadonlyArray<string>, presses: Presses): Promise<void> {
  const scripts = files.filter(isScript)
  // What it takes over with may be gone: then the application asks for it in another way.
  for (const file of files.filter((one) => !isScript(one) && !isStyle(one))) void bring(file).catch(() => {})
  await Promise.all(scripts.map(bring))
  for (const file of scripts) addLink(page, 'modulepreload', file)
  const styles = Promise.all(files.filter(isStyle).map((file) => applied(page, file)))
  let last: unknown
  for (const file of scripts) {
    last = await load(file)
    await pause(page)
  }
  await styles
  await (last as Application).hydrate(presses)
}
