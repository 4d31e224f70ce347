import type { Ports } from './ports.ts'

/** `crypto.randomUUID` exists in secure contexts only. */
export const newKey = ({ random }: Pick<Ports, 'random'>): string =>
  Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
