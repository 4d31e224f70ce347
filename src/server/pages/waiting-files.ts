/** Chunks with a top-level await of a dynamic import, which is fetched along with them (`sanitise-html.ts`). */
export const waitingFiles: ReadonlySet<string | undefined> = new Set(['prose'])
