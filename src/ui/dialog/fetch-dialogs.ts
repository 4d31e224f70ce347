import { lazyImport } from '#lazy/lazy-loading.ts'

export const loadDialogs = () => lazyImport(() => import('./shown-dialogs.ts'))
