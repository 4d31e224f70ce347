import { rm } from 'node:fs/promises'
import { build } from 'vite'
import { fingerprintSources, markBuilt } from './build-stamp.ts'
import { precompress } from './precompress.ts'
import { say } from './say.ts'

const fingerprint = fingerprintSources()
const started = performance.now()

say('Building the site…')
await rm('dist', { recursive: true, force: true })
await build({ configLoader: 'native', logLevel: 'warn' })
await build({ configLoader: 'native', logLevel: 'warn', build: { ssr: true } })
await precompress('dist/client')
markBuilt(fingerprint)
say(`Built the site in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
