import pino from 'pino'

/**
 * How many bytes of lines are written together, and how many may wait while nothing reads them: more are dropped.
 * With more together a line costs more, for the stream measures what waits with each line.
 */
const [together, mostWaiting] = [4 * 1024, 4 * 1024 * 1024]
const longestWait = 1_000

/**
 * Where the log goes: standard output, several lines at a time and at least once in a second, so that no request waits
 * until its own line is written. What waits is written when the process ends, unless it is killed.
 */
export const logStream = () =>
  pino.destination({ sync: false, minLength: together, maxLength: mostWaiting, periodicFlush: longestWait })
