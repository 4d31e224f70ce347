import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

const hiddenInPrint = { '@media': { [media.print]: { display: 'none' } } }

const touchTarget = { minBlockSize: '2.75rem', display: 'inline-flex', alignItems: 'center' }

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space.snug,
  fontSize: theme.type.size.small,
  color: theme.colour.inkSoft,
  ...hiddenInPrint,
})

export const icon = style({ marginInlineEnd: `calc(-1 * ${theme.space.hair})` })

export const link = style({ ...touchTarget, minInlineSize: '1.5rem' })

export const calendar = style({
  ...touchTarget,
  alignItems: 'end',
  alignSelf: 'end',
  gap: theme.space.tight,
  ...hiddenInPrint,
})

export const calendarIcon = style({ marginBlockEnd: theme.space.hair })
