import { resolve } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

/** The part arrives after it is drawn as missing and before its effects run. */
const page = `
import { createElement, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { createLazyComponent } from '#ui/lazy-component/lazy-component.tsx'

const Part = createLazyComponent(async () => () => 'It is here.', Meanwhile)

function Meanwhile() {
  useLayoutEffect(() => void Part.fetch(), [])
  return 'It is coming.'
}

createRoot(document.body).render(createElement(Part))
`

const entry = resolve('steps/screen/lazy-part-page.js')

const entryPlugin: Plugin = {
  name: 'entry',
  resolveId: (id) => (id === entry ? id : null),
  load: (id) => (id === entry ? page : null),
}

async function buildPage() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entryPlugin, vanillaExtractPlugin()],
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  return first?.output[0].code ?? ''
}

const site = provideWorkerSite(({ publish }) => publish({}))

test('a part that arrives just after its place is drawn takes the place', async () => {
  const script = await buildPage()
  await visitSite(site(), {}, async (opened) => {
    await opened.page.route('http://site.example/**', (route) => {
      const isScript = route.request().url().endsWith('.js')
      return route.fulfill({
        contentType: isScript ? 'text/javascript' : 'text/html',
        body: isScript ? script : '<!doctype html><body><script type="module" src="/page.js"></script>',
      })
    })
    await opened.page.goto('http://site.example/')
    await expect.poll(() => opened.page.locator('body').innerText()).toBe('It is here.')
  })
})
