import { late } from '#late/late.ts'

/** Fetches what a dialog needs once it is open. @throws when it does not come */
export const fetchDialogs = () => late(() => import('./shown-dialogs.ts'))
