import { build } from 'vite'

/** Builds what stands in the head of every page as one script without imports. @param folder where `early.js` is put */
export async function buildEarly(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: folder,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/app/early/early.ts',
        output: { format: 'iife', entryFileNames: 'early.js' },
      },
    },
  })
}
