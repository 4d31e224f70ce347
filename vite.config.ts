import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { chunks } from './scripts/chunks.ts'
import { refuseRings } from './scripts/refuse-rings.ts'

/** The bundle for the browser, with the manifest by which the server finds its files. */
const browserBuild: UserConfig['build'] = {
  outDir: 'dist/client',
  manifest: true,
  rolldownOptions: {
    plugins: [refuseRings],
    preserveEntrySignatures: 'exports-only',
    input: ['src/app/entry-browser.tsx', 'src/device/offline/answer.worker.ts', 'src/device/offline/leave.worker.ts'],
    output: { codeSplitting: chunks, chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js` },
    checks: { pluginTimings: false },
  },
}

/** The bundle the server renders with; what it takes from packages stays in node_modules. */
const serverBuild: UserConfig['build'] = {
  outDir: 'dist/server',
  copyPublicDir: false,
  rolldownOptions: { input: 'src/app/entry-server.tsx', checks: { pluginTimings: false } },
}

export default defineConfig(({ isSsrBuild }) => ({
  appType: 'custom',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: {
    alias: { 'react-remove-scroll': fileURLToPath(new URL('src/ui/remove-scroll.tsx', import.meta.url)) },
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
