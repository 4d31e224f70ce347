import { reads, type BrowserVisit } from './browser-visit.ts'
import { clockInBrowser } from './browser-clock.ts'
import { connectInBrowser } from './browser-connection.ts'
import { deviceInBrowser } from './browser-device.ts'
import { picturesInBrowser } from './browser-pictures.ts'
import { createSendingJourney } from '../sending/browser.ts'
import { openPage, type Opening } from './open-page.ts'
import { openSite, type OpenSite } from './open-site.ts'
import { loadInBrowser, type Journeys } from '../harness/flows.ts'
import { runWidth, windows } from '../harness/picture-note.ts'
import type { Assembly } from '../harness/person.ts'

export const createWelcome =
  <Some extends Partial<Journeys>>(
    site: OpenSite,
    loadedJourneys: (visit: BrowserVisit) => Some,
    opening: Opening = {},
  ) =>
  async (name: string) => {
    site.clock.reset()
    site.networks.reset()
    const { page, claim, leave } = await openPage(site, {
      viewport: windows[runWidth() ?? 1280],
      ...opening,
    })
    const line = { page, connection: connectInBrowser(page), clock: clockInBrowser(page, site.clock), claim }
    const visit: BrowserVisit = {
      ...line,
      sending: createSendingJourney(line),
      device: deviceInBrowser(page),
      subscribe: site.subscribe,
      submitApplicationFor: site.submitApplicationFor,
      forms: site.forms,
      tell: site.tell,
      confirmEmail: site.confirmEmail,
      networks: site.networks,
    }
    const person = {
      ...loadedJourneys(visit),
      name,
      isTold: (words: string) => reads(page, words),
      takePicture: picturesInBrowser(page),
    }
    return { person, page, leave }
  }

export async function assembleInBrowser(): Promise<Assembly> {
  const [site, loadedJourneys] = await Promise.all([openSite(), loadInBrowser()])
  return { ...site, welcome: createWelcome(site, loadedJourneys) }
}
