import type { IconDrawing } from './icon.tsx'

type Drawings = ReadonlyArray<readonly [name: string, drawing: IconDrawing]>

const listDrawings = (files: Readonly<Record<string, Readonly<Record<string, IconDrawing>>>>): Drawings =>
  Object.values(files).flatMap((file) => Object.entries(file))

/** For the gallery and tests only: a page would load every icon. */
export const symbols = listDrawings(import.meta.glob('./symbols/*.ts', { eager: true }))
export const marks = listDrawings(import.meta.glob('./marks/*.ts', { eager: true }))
