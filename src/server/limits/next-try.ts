const firstPause = 30_000
const longestPause = 4 * 60 * 60_000

/** Attempts before a person must look: about a day. */
export const mostAttempts = 14

/**
 * How long to wait after an attempt that failed, in milliseconds: twice as long each time.
 * @param attempt from 1
 * @param most in milliseconds
 */
export const pauseAfter = (attempt: number, most = longestPause): number =>
  Math.min(firstPause * 2 ** (attempt - 1), most)

/** The moment of a later try, in ISO 8601. @param pause in milliseconds */
export const later = (now: Date, pause: number): string => new Date(now.getTime() + pause).toISOString()
