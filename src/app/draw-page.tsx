import type { Site } from '#site/site.ts'
import groundDrawn from '#pages/contact/office-map-ground.svg?raw'
import { GroundContext } from '#pages/contact/office-scene.tsx'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { createRoutes } from './create-routes.tsx'
import type { SiteRoute } from './site-route.ts'
import { SiteContext } from './use-site.ts'

const ground = `data:image/svg+xml,${groundDrawn.replace(/[%#<>"]/g, encodeURIComponent)}`

export async function drawPage(site: Site, route: SiteRoute, url: URL): Promise<string> {
  const WithoutScript = await route.withoutScript?.()
  const routes = createRoutes({ route, Component: await route.load(), ...(WithoutScript && { WithoutScript }) })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`${url.pathname} has moved and cannot be rendered`)
  return renderToString(
    <SiteContext value={site}>
      <GroundContext value={ground}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </GroundContext>
    </SiteContext>,
  )
}
