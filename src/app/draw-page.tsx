import type { Site } from '#site/site.ts'
import { ImageSourceContext } from '#ui/banner/banner.tsx'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { createRoutes } from './create-routes.tsx'
import { pictureInDocument } from './picture-in-document.ts'
import type { SiteRoute } from './site-route.ts'
import { SiteContext } from './use-site.ts'

export async function drawPage(site: Site, route: SiteRoute, url: URL): Promise<string> {
  const WithoutScript = await route.withoutScript?.()
  const routes = createRoutes({ route, Component: await route.load(), ...(WithoutScript && { WithoutScript }) })
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(url))
  if (context instanceof Response) throw new Error(`${url.pathname} has moved and cannot be rendered`)
  return renderToString(
    <SiteContext value={site}>
      <ImageSourceContext value={pictureInDocument}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </ImageSourceContext>
    </SiteContext>,
  )
}
