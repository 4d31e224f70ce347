import { copyFile, readdir } from 'node:fs/promises'
import { build, type Rolldown } from 'vite'

const buildFile = (input: string, output: Rolldown.OutputOptions, outDir: string) =>
  build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output, preserveEntrySignatures: 'exports-only' },
    },
  })

export async function buildPreHydration(folder: string): Promise<void> {
  const early = `${folder}/early`
  await buildFile('src/app/early/early.ts', { format: 'iife', entryFileNames: 'early.js' }, early)
  await buildFile('src/app/early/wake.ts', { format: 'es', entryFileNames: 'wake-[hash:7].js' }, early)
  const [wake = ''] = (await readdir(early)).filter((name) => name.startsWith('wake-'))
  await copyFile(`${early}/${wake}`, `${folder}/client/assets/${wake}`)
}
