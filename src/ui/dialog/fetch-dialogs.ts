import { lazyImport } from '#late/late.ts'

export const fetchDialogs = () => lazyImport(() => import('./shown-dialogs.ts'))
