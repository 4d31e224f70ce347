import { copyLayouts } from './copy-layouts.ts'
import type { Layout } from './layout.ts'
import { lineLayouts } from './line-layouts.ts'
import { jsonLayouts } from './json-layouts.ts'
import { markdownLayouts } from './markdown-layouts.ts'
import { shapeLayouts } from './shape-layouts.ts'

export const layouts: readonly Layout[] = [
  ...lineLayouts,
  ...copyLayouts,
  ...markdownLayouts,
  ...shapeLayouts,
  ...jsonLayouts,
]
