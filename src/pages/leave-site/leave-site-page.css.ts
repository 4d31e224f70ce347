import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const body = style({ paddingBlock: theme.space.section, minBlockSize: '14rem' })

export const address = style({ overflowWrap: 'anywhere', fontWeight: theme.type.weight.medium })
