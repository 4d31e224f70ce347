import { late } from '#late/late.ts'

export const fetchDialogs = () => late(() => import('./shown-dialogs.ts'))
