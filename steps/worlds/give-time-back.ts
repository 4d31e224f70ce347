import type { BrowserContext } from 'playwright-core'

type Progress = { readonly race: <Value>(work: Promise<Value>) => Promise<Value> }
type Inside = { readonly clock?: { readonly uninstall?: (progress: Progress) => Promise<void> } }
type Connected = { readonly _connection?: { readonly toImpl?: (part: BrowserContext) => Inside } }

/**
 * Gives the pages that a browser opens from now on their own time again. Playwright does so only where it uses a browser
 * again itself, and has no name for it that is public.
 * @returns whether that was possible
 */
export async function giveTimeBack(context: BrowserContext): Promise<boolean> {
  const inside = (context as unknown as Connected)._connection?.toImpl?.(context)
  if (!inside?.clock?.uninstall) return false
  await inside.clock.uninstall({ race: (work) => work })
  return true
}
