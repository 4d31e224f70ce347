import { expect, test } from 'vitest'
import { resolveFiles } from '#app/early/route-files.ts'
import { listRouteFiles } from './build-early.ts'

const manifest = {
  'src/app/entry-browser.tsx': { file: 'assets/entry.js', imports: ['_react.js', '_prose.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_prose.js': { file: 'assets/prose.js', name: 'prose', dynamicImports: ['node_modules/clean.js'] },
  'node_modules/clean.js': { file: 'assets/clean.js' },
  'src/app/routes/media-route.tsx': { file: 'assets/media.js', imports: ['_react.js', '_list.js'] },
  'src/pages/legal/legal-page.tsx': { file: 'assets/legal.js', imports: ['_list.js'] },
  'src/pages/legal/legal-part.tsx': { file: 'assets/legal-part.js' },
  '_list.js': { file: 'assets/list.js', imports: ['_react.js'] },
}

const built = listRouteFiles(manifest)

test('the name of a route stands for its files, in the order in which they are run', () => {
  expect(resolveFiles(['/assets/style.css', 'media-route', '/page-rows/1.json'], built)).toEqual([
    '/assets/style.css',
    '/assets/react.js',
    '/assets/clean.js',
    '/assets/prose.js',
    '/assets/list.js',
    '/assets/media.js',
    '/assets/entry.js',
    '/page-rows/1.json',
  ])
})

test('pages have names, and parts of pages have none', () => {
  expect(Object.entries(built.routes)).toEqual([
    ['media-route', ['list.js', 'media.js']],
    ['legal-page', ['list.js', 'legal.js']],
  ])
})
