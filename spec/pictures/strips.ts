import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { widths, type PictureNote, type Width } from '#steps/harness/picture-note.ts'
import { computeHash } from '../results/example-keys.ts'
import type { Result } from '../results/results.ts'
import { readRecord } from '../files.ts'

export type Picture = Exclude<PictureNote, { readonly missing: string }>

/** Without a picture: nothing on the screen yet, none could be taken, or the step was not reached. */
export type StripStep = {
  readonly keyword: string
  readonly text: string
  readonly shown: Picture | 'nothing yet' | 'not reached' | { readonly missing: string }
}

export type ScreenshotStrip = Result & { readonly steps: ReadonlyArray<StripStep> }

export type Strips = Readonly<Record<string, ScreenshotStrip>>

export type Pictures = Readonly<Record<Width, Strips>>

export const picturesFolder = 'out/pictures'

export const getExampleFolder = (key: string) =>
  `${basename(key.split(' › ')[0] ?? '', '.feature')}-${computeHash(key)}`

export const listPictures = ({ steps }: ScreenshotStrip): ReadonlyArray<Picture> => [
  ...new Map(
    steps.flatMap(({ shown }) => (typeof shown === 'object' && 'file' in shown ? [[shown.file, shown] as const] : [])),
  ).values(),
]

export const getIndexFile = (folder: string, width: Width) => `${folder}/${width}/index.json`

export function readStrips(folder: string, width: Width): Strips {
  const index = readRecord(getIndexFile(folder, width), 'run npm run features:browser -- --pictures')
  const strips = Object.entries((index ?? {}) as Strips)
  const isWhole = (key: string, strip: ScreenshotStrip) =>
    listPictures(strip).every((picture) => existsSync(`${folder}/${width}/${getExampleFolder(key)}/${picture.file}`))
  return Object.fromEntries(strips.filter(([key, strip]) => isWhole(key, strip)))
}

export const readPictures = (folder = picturesFolder): Pictures =>
  Object.fromEntries(widths.map((width) => [width, readStrips(folder, width)])) as Pictures
