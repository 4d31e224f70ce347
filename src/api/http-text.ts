import ky from 'ky'

export const httpText =
  (base: string) =>
  (path: string): Promise<string> =>
    ky.get(new URL(path, base), { retry: 0 }).text()
