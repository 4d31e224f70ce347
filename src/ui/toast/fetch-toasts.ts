import { late } from '#late/late.ts'

/** Fetches what shows toasts. @throws when it does not come */
export const fetchToasts = () => late(() => import('./toast-list.tsx'))
