import { lazyImport } from '#late/lazy-loading.ts'

export const loadDialogs = () => lazyImport(() => import('./shown-dialogs.ts'))
