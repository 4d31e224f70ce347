import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

/** In a module of its own: every visit loads it, and nothing of the account with it. */
export const root = style({ paddingBlock: theme.space.section, minBlockSize: '60vh' })
