import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type UserConfig } from 'vite'
import { chunks } from './scripts/build/chunks.ts'
import { listBundledPackages } from './scripts/build/bundled-packages.ts'
import { importAfterFetch } from './scripts/build/import-after-fetch.ts'
import { stripMachineMeta } from './scripts/build/leave-notes.ts'
import { rejectImportCycles } from '#scripts/build/import-cycles.ts'
import { pdfParts } from './scripts/build/pdf-parts.ts'
import { reportBundleSize } from './scripts/build/route-weight.ts'
import { shortIdentifiers } from './scripts/build/short-identifiers.ts'

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Without developer warnings: the package has no export condition for that. */
const productionRouterAliases = [
  { find: /^react-router$/, replacement: resolvePath('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolvePath('node_modules/react-router/dist/production/dom-export.mjs') },
]

/** React has had these stores since 18; the package's shim is for older versions. */
const syncExternalStoreAliases = [
  { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
  { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
]

/** The same in both bundles. The hash is short because pages name these files and random text does not compress. */
const assetFileNames = 'assets/[name]-[hash:7][extname]'

const browserBuild: UserConfig['build'] = {
  outDir: 'dist/client',
  manifest: true,
  rolldownOptions: {
    plugins: [stripMachineMeta, rejectImportCycles, reportBundleSize, listBundledPackages('pages')],
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
  plugins: [
    importAfterFetch,
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortIdentifiers() } : {}),
  ],
  resolve: {
    alias: [
      { find: 'react-remove-scroll', replacement: resolvePath('src/ui/remove-scroll.tsx') },
      ...(command === 'build' && !isSsrBuild ? [...productionRouterAliases, ...syncExternalStoreAliases] : []),
    ],
  },
  worker: { plugins: () => [pdfParts, listBundledPackages('workers')] },
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
