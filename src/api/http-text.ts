import ky from 'ky'

/**
 * Gets static text files of the site (C7.2-07). Rejects when one does not come.
 * @param base the address of the site, absolute, which ends with a slash.
 */
export const httpText =
  (base: string) =>
  (path: string): Promise<string> =>
    ky.get(new URL(path, base), { retry: 0 }).text()
