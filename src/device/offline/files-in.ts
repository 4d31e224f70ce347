const needed = [/<link rel="preload"[^>]* href="([^"]+)"/g, /url\(([^)]+-wght-normal-[^)]+)\)/g]

export const listPageFiles = (html: string): ReadonlyArray<string> => [
  ...new Set(needed.flatMap((pattern) => [...html.matchAll(pattern)].map(([, file = '']) => file))),
]
