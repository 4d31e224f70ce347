/** How long a file that failed is left alone before it is tried again, in milliseconds. */
const pause = 400

/** The address of a script in the words of a browser about its failure; null where it names none (Safari). */
export const failedAddress = (error: unknown): string | null =>
  (error instanceof Error && /https?:\S+\.js/.exec(error.message)?.[0]) || null

type Around = {
  /** Fetches a script by its address. */
  readonly importFrom: (address: string) => Promise<unknown>
  readonly wait: (milliseconds: number) => Promise<void>
}

const browser: Around = {
  importFrom: (address) => import(/* @vite-ignore */ address),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/**
 * Fetches a part of the site that is not there from the start, and once more when it did not come. A browser may keep
 * the failure of a script under its address, so the second time it is asked for under another.
 * @throws when it does not come then either
 */
export async function late<Part>(
  fetchPart: () => Promise<Part>,
  { importFrom, wait }: Around = browser,
): Promise<Part> {
  try {
    return await fetchPart()
  } catch (error) {
    const address = failedAddress(error)
    await wait(pause)
    return address === null ? fetchPart() : ((await importFrom(`${address}?again=${performance.now()}`)) as Part)
  }
}
