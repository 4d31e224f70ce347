const fetched = new Set<string>()

/** What was fetched by hand counts only once all of it is here. */
const isHere = (address: string) =>
  fetched.has(address) ||
  performance
    .getEntriesByName(address)
    .map((entry) => entry as PerformanceResourceTiming)
    .some(({ initiatorType, responseStatus }) => initiatorType !== 'fetch' && responseStatus === 200)

async function fetchFile(file: string): Promise<void> {
  const { href } = new URL(`/${file}`, location.href)
  if (isHere(href)) return
  const response = await fetch(href)
  if (!response.ok) throw new Error(`/${file} was answered with ${response.status}`)
  await response.arrayBuffer()
  fetched.add(href)
}

/**
 * Fetches the files of a part into the cache of the browser before it is imported: a browser may remember for the life of
 * the page that a module did not arrive, also one that another module imports (Chromium 150).
 */
export async function fetchFiles<Part>(
  importPart: () => Promise<Part>,
  files: ReadonlyArray<string> = [],
): Promise<Part> {
  await Promise.all(files.map(fetchFile))
  return importPart()
}
