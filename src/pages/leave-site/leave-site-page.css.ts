import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { style } from '@vanilla-extract/css'

export const body = style({ paddingBlock: theme.space.section, minBlockSize: '14rem' })

export const address = style({ overflowWrap: 'anywhere', fontWeight: theme.type.weight.medium })

export const way = style({ ...touchTarget, justifySelf: 'start' })
