import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}` })

export const tools = style({ minBlockSize: '2.75rem', display: 'flex', justifyContent: 'flex-end' })

export const panel = style({ paddingBlockStart: theme.space.tight, scrollMarginBlockStart: '4.5rem' })

globalStyle(`${root} > details::details-content`, {
  '@media': {
    [media.print]: { contentVisibility: 'visible !important', blockSize: 'auto !important' } as unknown as object,
  },
})
globalStyle(`${root} > details > summary > svg`, { '@media': { [media.print]: { display: 'none' } } })
