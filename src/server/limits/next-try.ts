const firstPause = 30_000
const longestPause = 4 * 60 * 60_000

/** Attempts before a person must look: about a day. */
export const mostAttempts = 14

/** How long to wait after an attempt that failed, in milliseconds: twice as long each time. @param attempt from 1 */
export const pauseAfter = (attempt: number): number => Math.min(firstPause * 2 ** (attempt - 1), longestPause)
