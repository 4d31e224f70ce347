import { currentAddress } from '#addresses/current-address.ts'
import type { Site } from '#site/site.ts'
import groundDrawn from '#pages/contact/office-map-ground.svg?raw'
import { GroundContext } from '#pages/contact/office-scene.tsx'
import { renderToString } from 'react-dom/server'
import { createLazyPages } from './lazy-pages.ts'
import { SiteRouter } from './site-router.tsx'
import type { SiteRoute } from './site-route.ts'
import { SiteContext } from './use-site.ts'

const ground = `data:image/svg+xml,${groundDrawn.replace(/[%#<>"]/g, encodeURIComponent)}`

export async function drawPage(site: Site, route: SiteRoute, url: URL): Promise<string> {
  const WithoutScript = await route.withoutScript?.()
  const pages = createLazyPages({ route, Page: await route.load(), ...(WithoutScript && { WithoutScript }) })
  if (currentAddress(url) !== null) throw new Error(`${url.pathname} has moved and cannot be rendered`)
  const { pathname, search, hash } = url
  const location = { pathname, search, hash, state: null, key: 'default' }
  return renderToString(
    <SiteContext value={site}>
      <GroundContext value={ground}>
        <SiteRouter navigation={{ location, type: 'POP', next: null }} pages={pages} />
      </GroundContext>
    </SiteContext>,
  )
}
