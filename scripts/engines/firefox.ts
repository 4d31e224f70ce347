import { launch } from 'puppeteer-core'
import { type Engine, getProgramPath } from './find-engines.ts'

export async function startFirefox(): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: getProgramPath('firefox-esr'), headless: true })
  return {
    open: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width: 1280, height: 800 })
      return {
        goto: async (address) => void (await page.goto(address, { waitUntil: 'domcontentloaded' })),
        run: (program) => page.evaluate(`(() => { ${program} })()`),
        press: (selector) => page.click(selector),
        type: (selector, text) => page.type(selector, text),
        leave: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
