import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { provideWorkerSite, visitSite } from '../worlds/visit-site.ts'

const entry = fileURLToPath(new URL('../../src/app/sanitise-html.ts', import.meta.url))

async function browserModule() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry, formats: ['es'], fileName: 'sanitize' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const [first] = [built].flat() as Rolldown.RolldownOutput[]
  return first?.output[0].code ?? ''
}

const site = provideWorkerSite(({ publish }) => publish({}))

test('a link that leaves the site without a scheme, or by a scheme that is not allowed, is shown as none', async () => {
  const html = `<p data-id="1"><a href="//other.example">a</a><a href="/\\other.example">b</a><a href="&#9;//other.example">c</a><a href="sms:1">d</a><a href="/careers" title="Jobs" aria-label="e">e</a></p><constructor>f</constructor>`
  const files: Readonly<Record<string, string>> = { '/': '<!doctype html>', '/sanitize.js': await browserModule() }
  await visitSite(site(), {}, async ({ page }) => {
    await page.route('http://site.example/**', (route) => {
      const { pathname } = new URL(route.request().url())
      return route.fulfill({
        contentType: pathname.endsWith('.js') ? 'text/javascript' : 'text/html',
        body: files[pathname] ?? '',
      })
    })
    await page.goto('http://site.example/')
    const shown = `import('/sanitize.js').then(({ sanitize }) => String(sanitize(${JSON.stringify(html)})))`
    expect(await page.evaluate(shown)).toEqual(
      '<p><a>a</a><a>b</a><a>c</a><a>d</a><a href="/careers" title="Jobs">e</a></p>f',
    )
  })
})
