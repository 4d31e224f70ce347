/** Files of the browser, by their names, that wait for a late one while they are run: it is fetched with them (`sanitise-html.ts`). */
export const waitingFiles: ReadonlySet<string | undefined> = new Set(['prose'])
