import type { Assets } from '#server/pages/assets.ts'
import type { Renderer } from '#server/pages/pages.ts'
import type { FastifyInstance } from 'fastify'
import { createServer, type Plugin } from 'vite'

export type Frontend = {
  readonly renderer: () => Promise<Renderer>
  readonly assets: Assets
  readonly serveFrontend: (app: FastifyInstance) => void
}

const refreshEntry = '/@refresh-entry'

export async function createDevFrontend(): Promise<Frontend> {
  const vite = await createServer({
    configLoader: 'native',
    server: { middlewareMode: true },
    plugins: [refreshPreamble()],
  })
  const compile = async (name: string) =>
    (await vite.transformRequest(`/src/device/offline/${name}.worker.ts`))?.code ?? ''
  const workers = { answer: await compile('answer'), leave: await compile('leave') }
  return {
    renderer: () => vite.ssrLoadModule('/src/app/entry-server.tsx') as Promise<Renderer>,
    assets: {
      early: null,
      sheets: [],
      listModuleFiles: () => [],
      scripts: ['/@vite/client', refreshEntry],
      styles: null,
      workers,
    },
    serveFrontend: (app) => {
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()))
      // Vite puts styles into the page while it runs, which the site's own policy forbids.
      app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'))
      app.addHook('onClose', () => vite.close())
    },
  }
}

/** React's hot reload must be in place before the first component loads. */
function refreshPreamble(): Plugin {
  const code = [
    "import { injectIntoGlobalHook } from '/@react-refresh'",
    'injectIntoGlobalHook(window)',
    'window.$RefreshReg$ = () => {}',
    'window.$RefreshSig$ = () => (type) => type',
    "await import('/src/app/entry-development.tsx')",
  ].join('\n')
  return {
    name: 'refresh-preamble',
    resolveId: (id) => (id === refreshEntry ? id : undefined),
    load: (id) => (id === refreshEntry ? code : undefined),
  }
}
