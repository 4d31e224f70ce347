import { reads, type BrowserVisit } from './browser-visit.ts'
import { clockInBrowser } from './browser-clock.ts'
import { connectInBrowser } from './browser-connection.ts'
import { deviceInBrowser } from './browser-device.ts'
import { picturesInBrowser } from './browser-pictures.ts'
import { sendOnLine } from '../sending/browser.ts'
import { openPage } from './open-page.ts'
import { openSite, type OpenSite } from './open-site.ts'
import { loadInBrowser } from '../harness/flows.ts'
import { widthOfRun, windows } from '../harness/picture-note.ts'
import type { Assembly, Welcome } from '../harness/person.ts'

const journeysIn = await loadInBrowser()

/** Lets new people in to a site that is open. */
export const welcomeTo =
  (site: OpenSite): Welcome =>
  async (name) => {
    site.clock.reset()
    site.networks.reset()
    const { page, claim, leave } = await openPage(site, { viewport: windows[widthOfRun() ?? 1280] })
    const line = { page, connection: connectInBrowser(page), clock: clockInBrowser(page, site.clock), claim }
    const visit: BrowserVisit = {
      ...line,
      sending: sendOnLine(line),
      device: deviceInBrowser(page),
      subscribe: site.subscribe,
      applyFor: site.applyFor,
      forms: site.forms,
      tell: site.tell,
      confirmEmail: site.confirmEmail,
      networks: site.networks,
    }
    const person = {
      ...journeysIn(visit),
      name,
      isTold: (words: string) => reads(page, words),
      takePicture: picturesInBrowser(page),
    }
    return { person, leave }
  }

/** The whole site: the real pages on a running server over a database in memory, in a real browser. */
export async function assembleInBrowser(): Promise<Assembly> {
  const site = await openSite()
  return { ...site, welcome: welcomeTo(site) }
}
