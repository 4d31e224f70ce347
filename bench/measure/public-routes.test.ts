import { expect, test } from 'vitest'
import { chooseRoutes, publicRoutes } from './public-routes.ts'

const home = { pattern: '/home', address: '/home' }
const job = { pattern: '/careers/job/:id?', address: '/careers/job/6837' }

test('routes are chosen by their pattern or by their address, and all when none is named', () => {
  const routes = [home, job]
  expect([
    chooseRoutes(routes, []),
    chooseRoutes(routes, ['/careers/job/6837']),
    chooseRoutes(routes, ['/careers/job/:id?', '/home']),
  ]).toEqual([routes, [job], routes])
})

test('a name that no route has is told with the names that there are', () => {
  expect(() => chooseRoutes([home, job], ['/home', '/away'])).toThrow(
    'There is no public route /away. There are: /home, /careers/job/:id?.',
  )
})

test('no public route is for applicants, and each has an address without a parameter in it', () => {
  const routes = publicRoutes()
  expect(
    routes.filter(({ pattern, address }) => pattern.startsWith('/account-management') || /:/.test(address)),
  ).toEqual([])
})
