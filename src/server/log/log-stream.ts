import pino from 'pino'

/**
 * In bytes: written together, and kept while nothing reads (more is dropped). Larger batches cost more per line, because
 * the stream measures its buffer with each line.
 */
const [together, maxQueuedBytes] = [4 * 1024, 4 * 1024 * 1024]
const longestWait = 1_000

export const logStream = () =>
  pino.destination({ sync: false, minLength: together, maxLength: maxQueuedBytes, periodicFlush: longestWait })
