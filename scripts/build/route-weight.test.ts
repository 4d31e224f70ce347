import { expect, test } from 'vitest'
import { describeExcess, maxBytes, findOversizedRoutes } from './route-weight.ts'

const chunk = (name: string, code: string, imports: string[] = []) => ({ type: 'chunk', name, code, imports })

const bundle = {
  'site.js': chunk('site', 'x'.repeat(60)),
  'entry.js': chunk('entry-browser', 'x'.repeat(10), ['site.js']),
  'ui.js': chunk('ui', 'x'.repeat(20), ['site.js']),
  'home.js': chunk('home-route', 'x'.repeat(10), ['ui.js', 'site.js']),
  'legal.js': chunk('legal-route', 'x'.repeat(10), ['site.js']),
  'dialog.js': chunk('dialog', 'x'.repeat(500)),
}
const length = (code: string) => code.length

test('a route weighs its files, those they import and the application, each once', () => {
  expect(findOversizedRoutes(bundle, { 'home-route': 99, 'legal-route': 80 }, length)).toEqual([
    { route: 'home-route', bytes: 100, files: ['site.js 60', 'ui.js 20', 'entry.js 10', 'home.js 10'] },
  ])
})

test('what a file waits for while it is run weighs as well', () => {
  const waiting = { ...chunk('prose', '', []), dynamicImports: ['dialog.js'] }
  const withProse = { ...bundle, 'prose.js': waiting, 'legal.js': chunk('legal-route', 'x', ['prose.js']) }
  const [heavy] = findOversizedRoutes(withProse, { 'home-route': 100, 'legal-route': 500 }, length)
  expect([heavy?.route, heavy?.bytes]).toEqual(['legal-route', 571])
})

test('a route that is in no list may weigh what all may', () => {
  expect(findOversizedRoutes(bundle, {}, () => maxBytes).map(({ route }) => route)).toEqual([
    'home-route',
    'legal-route',
  ])
})

test('of a build that is too heavy it is said what came in', () => {
  let seed = 1
  const noise = Array.from({ length: 400_000 }, () =>
    String.fromCharCode(33 + ((seed = (seed * 48_271) % 2_147_483_647) % 90)),
  )
  const heavy = { ...bundle, 'legal.js': chunk('legal-route', noise.join('')) }
  expect(describeExcess(heavy)).toMatch(/legal-route: \d{6} bytes\n {2}legal\.js \d{6}/)
  expect(describeExcess(bundle)).toBe(null)
})
