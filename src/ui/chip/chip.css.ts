import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space.tight,
  listStyle: 'none',
  margin: 0,
  padding: 0,
})

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  paddingInline: '0.75rem',
  paddingBlock: '0.25rem',
  border: `${theme.rule.thin} solid ${theme.colour.evergreen300}`,
  borderRadius: theme.radius.round,
  background: theme.colour.paper,
  color: theme.colour.evergreen700,
  fontSize: theme.type.size.small,
  fontWeight: '500',
  lineHeight: '1.25',
  textAlign: 'start',
  textDecorationLine: 'none',
})

export const action = style({
  selectors: {
    '&:hover': {
      background: theme.colour.evergreen100,
      borderColor: theme.colour.evergreen500,
      color: theme.colour.evergreen900,
      textDecorationLine: 'none',
    },
  },
  '@media': { [media.touch]: { minBlockSize: '2.75rem', paddingInline: '1rem' } },
})

export const removable = style({ paddingInlineEnd: '0.5rem' })
