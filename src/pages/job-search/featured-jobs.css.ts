import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  gridColumn: '1 / -1',
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.ink}`,
  paddingBlockStart: theme.space.base,
  '@media': { [media.upToTablet]: { display: 'none' } },
})

export const title = style({ fontSize: theme.type.size.h4, marginBlockEnd: theme.space.base })

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: `${theme.space.roomy} ${theme.space.wide}`,
})

export const waiting = style({
  paddingBlockStart: `calc(2.75rem + ${theme.space.base})`,
  '@media': { '(scripting: none)': { paddingBlockStart: 0 } },
})

export const item = style({ display: 'grid', gap: theme.space.hair })

export const job = style({ fontSize: theme.type.size.text, fontFamily: theme.type.family.text })

export const place = style({ fontSize: theme.type.size.small, color: theme.colour.inkSoft })

export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontSize: '1rem',
  lineHeight: '1.5',
})
