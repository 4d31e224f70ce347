import { once } from 'node:events'
import { spawn, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { Builder, By, Capabilities } from 'selenium-webdriver'
import { type Engine, getProgramPath, webkitBrowser } from './find-engines.ts'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Xvfb picks a free display and writes its number to file descriptor 3. */
async function startScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']
  const screen = spawn(getProgramPath('Xvfb'), args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [said] = (await once(screen.stdio[3]!, 'data')) as [Buffer]
  return { display: `:${said.toString().trim()}`, screen }
}

async function untilItListens(address: string): Promise<void> {
  const until = Date.now() + 20_000
  while (Date.now() < until) {
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`WebKitWebDriver does not answer at ${address}.`)
}

const capabilities = () =>
  new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: webkitBrowser(), args: ['--automation'] },
  })

export async function startWebKit(): Promise<Engine> {
  const { display, screen } = await startScreen()
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', GSK_RENDERER: 'cairo' }
  const driver = spawn(getProgramPath('WebKitWebDriver'), [`--port=${port}`], { env, stdio: 'ignore' })
  const address = `http://127.0.0.1:${port}`
  await untilItListens(address)
  return {
    open: async () => {
      const session = await new Builder().usingServer(address).withCapabilities(capabilities()).build()
      await session.manage().window().setRect({ width: 1280, height: 900 })
      return {
        goto: (to) => session.get(to),
        run: (program) => session.executeScript(program),
        press: (selector) => session.findElement(By.css(selector)).click(),
        type: (selector, text) => session.findElement(By.css(selector)).sendKeys(text),
        leave: () => session.quit(),
      }
    },
    close: async () => {
      driver.kill()
      screen.kill()
    },
  }
}
