import { fileURLToPath } from 'node:url'

const fetchFiles = fileURLToPath(new URL('../../src/lazy/fetch-files.ts', import.meta.url))

/** In place of Vite's own helper, which names the files of a part in links: the failure of such a link is final. */
export const importAfterFetch = {
  name: 'import-after-fetch',
  enforce: 'pre',
  load: (id: string) =>
    id === '\0vite/preload-helper.js'
      ? `export { fetchFiles as __vitePreload } from ${JSON.stringify(fetchFiles)}`
      : null,
} as const
