import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sees } from '../harness/sees.ts'
import { visitPage } from '../worlds/browser-visit.ts'
import { openSite, type OpenSite } from '../worlds/open-site.ts'
import { visitSite } from '../worlds/visit-site.ts'
import { locateProblemSummary } from '../toast-queue/notices.ts'

const office = (Description: string, row: object) => ({ Location_ID: Description, Description, ...row })

const offices = [
  office('Corporate Headquarters', { City: 'Arlington', State: 'Virginia', Latitude: 38.881, Longitude: -77.1043 }),
  office('Columbus Office', { City: 'Columbus', State: 'Ohio', FullAddress: '<p>7 Level Street<br>Columbus, OH</p>' }),
  office('Ogden Office', { City: 'Ogden', State: 'Utah' }),
]

const script = (key: string | null, callback: string | null) => `
  const known = { '7 Level Street Columbus, OH': [39.9612, -82.9988] }
  class Geocoder {
    async geocode({ address }) {
      await fetch(new URL('/asked?address=' + encodeURIComponent(address), ${JSON.stringify('ORIGIN')}))
      const place = known[address]
      if (!place) throw Object.assign(new Error('Unknown'), { code: 'ZERO_RESULTS' })
      return { results: [{ geometry: { location: { lat: () => place[0], lng: () => place[1] } } }] }
    }
  }
  if (${JSON.stringify(key)} !== 'our-key') throw new Error('Unknown key')
  globalThis.google = { maps: { importLibrary: async () => ({ Geocoder }) } }
  globalThis[${JSON.stringify(callback)}]()
`

function startService() {
  const asked: string[] = []
  let isBroken = false
  const server: Server = createServer(({ url = '', headers }, response) => {
    const { pathname, searchParams, origin } = new URL(url, `http://${headers.host}`)
    if (isBroken) return void response.writeHead(503).end()
    response.setHeader('access-control-allow-origin', '*').setHeader('cross-origin-resource-policy', 'cross-origin')
    if (pathname === '/asked') {
      asked.push(searchParams.get('address') ?? '')
      return void response.end()
    }
    const text = script(searchParams.get('key'), searchParams.get('callback')).replace('ORIGIN', origin)
    return void response.setHeader('content-type', 'text/javascript').end(text)
  })
  return {
    asked,
    listen: async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps/api/js`
    },
    breakDown: (broken: boolean) => {
      isBroken = broken
    },
    close: () => server.close(),
  }
}

const service = startService()
let site: OpenSite

beforeAll(async () => {
  site = await openSite({ MAPS_KEY: 'our-key', MAPS_URL: await service.listen() })
  await site.publish({ Location: offices })
})

afterAll(async () => {
  await site.close()
  service.close()
})

const marker = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Map of our offices' }).getByRole('button', { name: new RegExp(`^${name}`) })

const createNameReader = (page: Page, name: string) => () =>
  marker(page, name).evaluate(({ textContent }) => textContent)

async function markerOffset(page: Page) {
  const [one, other] = [await marker(page, 'Corporate').boundingBox(), await marker(page, 'Columbus').boundingBox()]
  return one && other ? [Math.round(other.x - one.x), Math.round(other.y - one.y)] : []
}

test('[C2.11-28][C7.2-16.a][C7.2-19] a maps service is asked where offices without coordinates are, and they stand there', async () => {
  await visitSite(site, {}, async ({ page }) => {
    await visitPage(page, '/contact')
    await sees(createNameReader(page, 'Columbus Office'), 'Columbus Office')
    // 5.8945 degrees west and 1.0802 north, at 4096 px around the world and by the formula of Mercator's map.
    await sees(() => markerOffset(page), [-67, -16])
    await sees(createNameReader(page, 'Ogden Office'), 'Ogden Office, approximate place')
  })
  expect(service.asked).toEqual(['7 Level Street Columbus, OH', 'Ogden, Utah'])
})

test('[C2.11-29] without the service, which is asked for once, offices stand where they are supposed to be, and list, card and form work', async () => {
  service.breakDown(true)
  await visitSite(site, {}, async ({ page, claim }) => {
    claim('503')
    const failed = page.waitForResponse((response) => response.status() === 503)
    let tries = 0
    page.on('response', (response) => {
      if (response.status() === 503) tries += 1
    })
    await visitPage(page, '/contact')
    await failed
    await page
      .getByRole('list', { name: 'Offices', exact: true })
      .getByRole('link', { name: /^Columbus/ })
      .click()
    await sees(createNameReader(page, 'Columbus Office'), 'Columbus Office, approximate place')
    expect(await page.locator('section[aria-labelledby="selected-office"] h3').innerText()).toBe('Columbus Office')
    await page.getByRole('form').getByRole('button', { name: 'Send Message' }).click()
    await locateProblemSummary(page).waitFor()
    expect(tries).toBe(1)
  })
  service.breakDown(false)
})

test('[C7.2-16.a] the service is left alone where every office has its coordinates', async () => {
  await site.publish({ Location: offices.slice(0, 1) })
  await visitSite(site, { isStrict: true }, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await visitPage(page, '/contact')
    await sees(createNameReader(page, 'Corporate Headquarters'), 'Corporate Headquarters')
    expect(requests).not.toContain('/maps/api/js')
  })
})
