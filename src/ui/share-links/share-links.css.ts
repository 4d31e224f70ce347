import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.base,
  '@media': { [media.print]: { display: 'none' } },
})

export const title = style({ fontSize: theme.type.size.text, fontFamily: theme.type.family.text })

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'flex', gap: theme.space.hair })

export const shareActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.hair })

export const outcome = style({ fontSize: theme.type.size.small, color: theme.colour.inkSoft })

export const byHand = style({
  inlineSize: 'min(100%, 24rem)',
  minBlockSize: '2.75rem',
  paddingInline: '0.75rem',
  border: `${theme.rule.thin} solid ${theme.colour.control}`,
  borderRadius: theme.radius.base,
})

export const link = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: theme.radius.base,
  color: theme.colour.evergreen700,
  selectors: { '&:hover': { background: theme.colour.mist } },
})
