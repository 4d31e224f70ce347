import { registerHooks } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// Loads the file that is named, in a process of its own: its paths are made and printed, and no test comes of them.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/harness/test-paths.ts')
      ? { url: import.meta.resolve('./print-paths.ts'), shortCircuit: true }
      : next(specifier, context),
})

await import(pathToFileURL(resolve(process.argv[2] ?? '')).href)
