import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { routeTitle } from './route-titles.ts'

test('[C2.1-47] the title of a named route stands before the name of the firm', () => {
  expect(routeTitle('smallBusinessProfile', 'Larch & Sons')).toBe('SBA Profile | Larch & Sons')
})

test('[C8-11][C8-12] a name that no route has is an Unknown Route', () => {
  expect(() => routeTitle('nowhere', 'Larch & Sons')).toThrow('Unknown Route')
})

test('[C2.1-01] every named route has a title, but for the portal, which is another site, and the statement of this one', () => {
  const untitled = Object.keys(paths).filter((name) => {
    try {
      return routeTitle(name, '') === ''
    } catch {
      return true
    }
  })
  expect(untitled).toEqual(['employeePortal', 'accessibility'])
})
