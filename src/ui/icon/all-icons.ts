import type { IconShape } from './icon.tsx'

type Drawings = ReadonlyArray<readonly [name: string, drawing: IconShape]>

const listDrawings = (files: Readonly<Record<string, Readonly<Record<string, IconShape>>>>): Drawings =>
  Object.values(files).flatMap((file) => Object.entries(file))

/** For the gallery and tests only: a page would load every icon. */
export const symbols = listDrawings(import.meta.glob('./symbols/*.ts', { eager: true }))
export const marks = listDrawings(import.meta.glob('./marks/*.ts', { eager: true }))
