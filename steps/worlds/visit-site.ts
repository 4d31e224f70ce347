import { openPage, type OpenPage, type Opening } from './open-page.ts'
import type { OpenSite } from './open-site.ts'

export async function visitSite(
  site: Pick<OpenSite, 'contexts' | 'address'>,
  opening: Opening,
  look: (opened: OpenPage) => Promise<void>,
): Promise<void> {
  const opened = await openPage(site, opening)
  try {
    await look(opened)
  } finally {
    await opened.leave()
  }
}
