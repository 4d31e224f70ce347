import { lazyImport } from '#late/lazy-loading.ts'

export const fetchDialogs = () => lazyImport(() => import('./shown-dialogs.ts'))
