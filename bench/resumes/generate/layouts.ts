import { copyLayouts } from './copy-layouts.ts'
import type { Layout } from './layout.ts'
import { lineLayouts } from './line-layouts.ts'
import { markdownLayouts } from './markdown-layouts.ts'

export const layouts: readonly Layout[] = [...lineLayouts, ...copyLayouts, ...markdownLayouts]
