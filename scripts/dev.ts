import { createDevFrontend, type Frontend } from './dev-frontend.ts'

type Server = { startServer(options: { frontend: Frontend }): Promise<unknown> }

const server = (await import(new URL('../src/server/start-server.ts', import.meta.url).href)) as Server
await server.startServer({ frontend: await createDevFrontend() })
