import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's own folder, absolute, wherever the command was started. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
