const needed = [/<link rel="preload"[^>]* href="([^"]+)"/g, /url\(([^)]+-wght-normal-[^)]+)\)/g]

/**
 * The files of the site that a page is looked at with: the upright typefaces and what else it preloads; the picture of its
 * banner stands in it. Its modules are none of them: without the network the page stays as it was sent.
 * @param html as the server writes it
 */
export const filesIn = (html: string): ReadonlyArray<string> => [
  ...new Set(needed.flatMap((pattern) => [...html.matchAll(pattern)].map(([, file = '']) => file))),
]
