export const nameBeforeStop = (name: string): string => name.replace(/\.$/, '')
