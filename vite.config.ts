import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { chunks } from './scripts/build/chunks.ts'
import { leaveNotes } from './scripts/build/leave-notes.ts'
import { refuseRings } from './scripts/build/refuse-rings.ts'
import { reportWeight } from './scripts/build/route-weight.ts'
import { shortIdentifiers } from './scripts/build/short-identifiers.ts'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** A package of the router without its warnings for developers, which it has no condition for. */
const routerForVisitors = [
  { find: /^react-router$/, replacement: pathOf('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: pathOf('node_modules/react-router/dist/production/dom-export.mjs') },
]

/** What React has by itself since 18, and a package brings along for those before it. */
const storesOfReact = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
]

/** Both bundles name a picture alike. Every page names some of the files, of which what is random cannot be made smaller. */
const assetFileNames = 'assets/[name]-[hash:7][extname]'

/** The bundle for the browser, with the manifest by which the server finds its files. */
const browserBuild: UserConfig['build'] = {
  outDir: 'dist/client',
  manifest: true,
  rolldownOptions: {
    plugins: [leaveNotes, refuseRings, reportWeight],
    preserveEntrySignatures: 'exports-only',
    input: ['src/app/entry-browser.tsx', 'src/device/offline/answer.worker.ts', 'src/device/offline/leave.worker.ts'],
    output: {
      codeSplitting: chunks,
      assetFileNames,
      chunkFileNames: ({ name }) => `assets/${name.split('~')[0]?.replace('rolldown-', '')}-[hash:7].js`,
    },
    checks: { pluginTimings: false },
  },
}

/** The bundle the server renders with; what it takes from packages stays in node_modules. */
const serverBuild: UserConfig['build'] = {
  outDir: 'dist/server',
  copyPublicDir: false,
  rolldownOptions: {
    input: 'src/app/entry-server.tsx',
    output: { assetFileNames },
    checks: { pluginTimings: false },
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), vanillaExtractPlugin(command === 'build' ? { identifiers: shortIdentifiers() } : {})],
  resolve: {
    alias: [
      { find: 'react-remove-scroll', replacement: pathOf('src/ui/remove-scroll.tsx') },
      ...(command === 'build' && !isSsrBuild ? [...routerForVisitors, ...storesOfReact] : []),
    ],
  },
  ssr: { noExternal: [/^@vanilla-extract\//] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    ...(isSsrBuild ? serverBuild : browserBuild),
  },
}))
