import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'

export const kinds = style({ display: 'grid', borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}` })

export const kind = style({
  paddingBlock: theme.space.snug,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
})

export const label = style({ fontWeight: theme.type.weight.strong })

export const text = style({
  paddingInlineStart: '1.875rem',
  color: theme.colour.inkSoft,
  fontSize: theme.type.size.small,
  lineHeight: '1.45',
})

export const words = style({ fontSize: theme.type.size.small, minBlockSize: '2lh' })

export const answers = style({
  display: 'grid',
  gap: theme.space.snug,
  inlineSize: '100%',
  '@media': { [media.fromPhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const save = style({ gridColumn: '1 / -1' })
