import type { Ports } from './ports.ts'

/** Names one sending; not every page may ask for a UUID. */
export const newKey = ({ random }: Pick<Ports, 'random'>): string =>
  Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
