import { build, type Rolldown } from 'vite'

const buildOne = (input: string, output: Rolldown.OutputOptions, outDir: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: false, target: 'es2022', modulePreload: false, rolldownOptions: { input, output } },
  })

/**
 * Builds what stands in the head of every page as one script without imports, `early/early.js`, and the file that runs the
 * page's script, `client/assets/wake-….js`.
 * @param folder of the build
 */
export async function buildEarly(folder: string): Promise<void> {
  await buildOne('src/app/early/early.ts', { format: 'iife', entryFileNames: 'early.js' }, `${folder}/early`)
  await buildOne('src/app/early/wake.ts', { format: 'es', entryFileNames: 'wake-[hash].js' }, `${folder}/client/assets`)
}
