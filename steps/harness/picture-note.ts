/** The windows in which an example is told for its pictures, by their width in pixels. */
export const windows = {
  1280: { width: 1280, height: 900 },
  360: { width: 360, height: 780 },
} as const

export type Width = keyof typeof windows

/** Every width, the usual one first. */
export const widths = [1280, 360] as const satisfies ReadonlyArray<Width>

/** How much is kept. */
export const bounds = {
  /** Bytes of a picture: one that has more is made again, coarser. */
  picture: 150_000,
  /** Pictures of an example. */
  example: 24,
  /** Bytes of all pictures of a width. */
  folder: 200_000_000,
} as const

/** The screen after a step: a file in the folder of its example, or why there is none. Sizes are in pixels and bytes. */
export type PictureNote =
  | {
      readonly file: string
      /** Whose screen it is; empty where nobody is named. */
      readonly person: string
      readonly width: number
      readonly height: number
      readonly bytes: number
    }
  | { readonly missing: string }

export const pictureMediaType = 'application/x.picture+json'

/** Where pictures go while a run goes on, in a folder for each case that was started; nothing there is committed. */
export const draftOf = (width: Width) => `out/pictures/${width}/.draft`

/** The width for which this run keeps pictures, by `PICTURES` in its environment; null where it keeps none. */
export const widthOfRun = (): Width | null => widths.find((width) => String(width) === process.env['PICTURES']) ?? null
