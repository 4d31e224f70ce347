import { readPlanned } from '#spec/planned.ts'
import { readRequirements } from '#spec/requirements.ts'
import { expect, test } from 'vitest'
import { paths } from './paths.ts'
import { titleOfRoute } from './route-titles.ts'
import { siteRoutes } from './site-routes.ts'

test('[C2.1-47] the title of a named route stands before the name of the firm', () => {
  expect(titleOfRoute('smallBusinessProfile', 'Larch & Sons')).toBe('SBA Profile | Larch & Sons')
})

test('[C8-11][C8-12] a name that no route has is an Unknown Route', () => {
  expect(() => titleOfRoute('nowhere', 'Larch & Sons')).toThrow('Unknown Route')
})

test('[C2.1-01] every named route has a title, but for the portal, which is another site, and the statement of this one', () => {
  const untitled = Object.keys(paths).filter((name) => {
    try {
      return titleOfRoute(name, '') === ''
    } catch {
      return true
    }
  })
  expect(untitled).toEqual(['employeePortal', 'accessibility'])
})

const written = (pattern: string) =>
  pattern
    .slice(1)
    .replace(/:(\w+)\?/, '{$1}')
    .replace(/:(\w+)/, '{$1}')

test('[C2.1-46] the routes are those whose paths the requirements name, and one for the statement on accessibility', () => {
  const named = readRequirements()
    .filter(({ id }) => id.startsWith('C2.1-'))
    .flatMap(({ id, statement }) => {
      const [, path] = /^Path '([^']+)'|propose '(employee-portal)'/.exec(statement)?.filter(Boolean) ?? []
      return path === undefined ? [] : [[path, id] as const]
    })
  const routes = siteRoutes.map(({ pattern }) => written(pattern))
  const planned = new Set(readPlanned().map(({ id }) => id))
  const known = new Set(named.map(([path]) => path))
  expect(routes.filter((path) => !known.has(path))).toEqual(['accessibility'])
  expect(named.filter(([path, id]) => !routes.includes(path) && !planned.has(id))).toEqual([])
})
