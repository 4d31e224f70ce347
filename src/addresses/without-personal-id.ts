import { paths } from './paths.ts'

const unsubscribe = paths.unsubscribe.to('').replace(/\/$/, '')

/** Use for logs and counts: anyone who knows the id in the path can end that person's job alerts (J6-07). */
export const withoutPersonalId = (pathname: string): string =>
  pathname.toLowerCase().startsWith(`${unsubscribe}/`) ? unsubscribe : pathname
