import { paths } from './paths.ts'

const unsubscribe = paths.unsubscribe.to('').replace(/\/$/, '')

/** A path as it may be counted and logged: anyone who knows the id in the address of her job alerts can end them (J6-07). */
export const withoutPersonalId = (pathname: string): string =>
  pathname.toLowerCase().startsWith(`${unsubscribe}/`) ? unsubscribe : pathname
