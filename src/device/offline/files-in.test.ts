import { expect, test } from 'vitest'
import { listPageFiles } from './files-in.ts'

test('a page is looked at with its picture and its upright typefaces, each once, and no module', () => {
  const html = [
    '<link rel="expect" href="#page-data" blocking="render"><script data-files="/assets/entry-1.js">begin()</script>',
    '<link rel="canonical" href="https://tamarack.example/careers/job/2"><link rel="icon" href="/favicon.svg">',
    '<link rel="preload" href="/assets/public-sans-wght-normal-2.woff2" as="font" type="font/woff2" crossorigin>',
    '<style>@font-face{src:url(/assets/public-sans-wght-normal-2.woff2)format("woff2")}',
    '@font-face{src:url(/assets/source-serif-wght-normal-3.woff2)}',
    '@font-face{src:url(/assets/opendyslexic-latin-400-normal-4.woff2)}</style>',
    '<link rel="preload" as="image" href="/terrain/dark/1600x480/cost-analyst.svg" fetchPriority="high"/>',
  ].join('')
  expect(listPageFiles(html)).toEqual([
    '/assets/public-sans-wght-normal-2.woff2',
    '/terrain/dark/1600x480/cost-analyst.svg',
    '/assets/source-serif-wght-normal-3.woff2',
  ])
})
