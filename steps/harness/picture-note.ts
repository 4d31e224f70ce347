export const windows = {
  1280: { width: 1280, height: 900 },
  360: { width: 360, height: 780 },
} as const

export type Width = keyof typeof windows

export const widths = [1280, 360] as const satisfies ReadonlyArray<Width>

export const limits = {
  /** Bytes; a larger picture is taken again at lower quality. */
  picture: 150_000,
  example: 24,
  folder: 200_000_000,
} as const

export type PictureNote =
  | {
      readonly file: string
      readonly person: string
      readonly width: number
      readonly height: number
      readonly bytes: number
    }
  | { readonly missing: string }

export const pictureMediaType = 'application/x.picture+json'

export const draftFolder = (width: Width) => `out/pictures/${width}/.draft`

/** Set by `PICTURES` in the environment; null when this run keeps no pictures. */
export const runWidth = (): Width | null => widths.find((width) => String(width) === process.env['PICTURES']) ?? null
