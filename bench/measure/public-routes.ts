import { siteRoutes } from '#app/site-routes.ts'
import { sampleContent } from '#content/sample-content.ts'
import { CommandProblem } from '#scripts/command.ts'
import { listContentAddresses, fixedAddresses } from '#steps/screen/page-addresses.ts'
import { matchPath } from 'react-router-dom'

export type PublicRoute = { readonly pattern: string; readonly address: string }

const addresses = () =>
  [...fixedAddresses, ...listContentAddresses(sampleContent(Date.now()))]
    .filter(({ isUnknown }) => !isUnknown)
    .map(({ address }) => address)

export function publicRoutes(): ReadonlyArray<PublicRoute> {
  const known = addresses()
  return siteRoutes
    .filter(({ requiresSignIn }) => !requiresSignIn)
    .map(({ pattern }) => {
      const address = known.find((one) => matchPath(pattern, one))
      if (address === undefined) throw new Error(`No address is known of ${pattern}: add one to page-addresses.ts.`)
      return { pattern, address }
    })
}

export function chooseRoutes(
  routes: ReadonlyArray<PublicRoute>,
  names: ReadonlyArray<string>,
): ReadonlyArray<PublicRoute> {
  const isNamed = (name: string) => (route: PublicRoute) => route.pattern === name || route.address === name
  const unknown = names.filter((name) => !routes.some(isNamed(name)))
  if (unknown.length > 0)
    throw new CommandProblem(
      `There is no public route ${unknown.join(', ')}. There are: ${routes.map(({ pattern }) => pattern).join(', ')}.`,
    )
  return names.length === 0 ? routes : routes.filter((route) => names.some((name) => isNamed(name)(route)))
}
