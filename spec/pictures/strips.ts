import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { widths, type PictureNote, type Width } from '#steps/harness/picture-note.ts'
import { hashOf } from '../results/example-keys.ts'
import type { Result } from '../results/results.ts'
import { readRecord } from '../read-record.ts'

/** A picture that was kept; its file is named from the folder of its example. */
export type Picture = Exclude<PictureNote, { readonly missing: string }>

/** A step as it was told, with the screen after it. Without a picture: nothing was shown yet, none could be made, or it was not reached. */
export type StripStep = {
  readonly keyword: string
  readonly text: string
  readonly shown: Picture | 'nothing yet' | 'not reached' | { readonly missing: string }
}

/** The story of an example in pictures, and how it was told when they were taken. */
export type Strip = Result & { readonly steps: ReadonlyArray<StripStep> }

/** Strips of examples, by the keys of these. */
export type Strips = Readonly<Record<string, Strip>>

export type Pictures = Readonly<Record<Width, Strips>>

/** Where pictures are kept, in a folder for each width. */
export const folderOfPictures = 'out/pictures'

/** The folder of an example among others: the name of its feature and a hash of its key. */
export const folderOf = (key: string) => `${basename(key.split(' › ')[0] ?? '', '.feature')}-${hashOf(key)}`

export const picturesOf = ({ steps }: Strip): ReadonlyArray<Picture> => [
  ...new Map(
    steps.flatMap(({ shown }) => (typeof shown === 'object' && 'file' in shown ? [[shown.file, shown] as const] : [])),
  ).values(),
]

export const indexOf = (folder: string, width: Width) => `${folder}/${width}/index.json`

/** The strips of one width whose pictures are all there; none where no run has made any. */
export function readStrips(folder: string, width: Width): Strips {
  const index = readRecord(indexOf(folder, width), 'run npm run features:browser -- --pictures')
  const strips = Object.entries((index ?? {}) as Strips)
  const isWhole = (key: string, strip: Strip) =>
    picturesOf(strip).every((picture) => existsSync(`${folder}/${width}/${folderOf(key)}/${picture.file}`))
  return Object.fromEntries(strips.filter(([key, strip]) => isWhole(key, strip)))
}

/** The pictures that were kept. @param folder where, for each width */
export const readPictures = (folder = folderOfPictures): Pictures =>
  Object.fromEntries(widths.map((width) => [width, readStrips(folder, width)])) as Pictures
