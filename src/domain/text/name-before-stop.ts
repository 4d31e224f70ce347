/** A firm's name where a full stop follows it: one that ends in `Inc.` brings none of its own. */
export const nameBeforeStop = (name: string): string => name.replace(/\.$/, '')
