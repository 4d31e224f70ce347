import { expect, test } from 'vitest'
import { getServerSide } from './server-sides.ts'
import { notFoundRoute, siteRoutes } from './site-routes.ts'

const modules = import.meta.glob(['./routes/*-route.tsx', '/src/pages/*/*-page.tsx'])

const listExports = async (module: string) => {
  const load = modules[module.replace('src/app/', './')] ?? modules[`/${module}`]
  return Object.values((await load?.()) ?? {})
}

test.each([...siteRoutes, notFoundRoute].map((route) => [route.pattern, route] as const))(
  'the server knows the module that %s loads, so that its files are fetched ahead',
  async (_, route) => {
    expect(await listExports(getServerSide(route).module)).toContain(await route.load())
  },
)
