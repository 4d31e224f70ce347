import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { visuallyHidden } from '#ui/theme/visually-hidden.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(21rem, 100%), 1fr))',
  gap: theme.space.roomy,
})

globalStyle(`${details} dl > div`, { gridTemplateColumns: '43% minmax(0, 1fr)', paddingBlock: '0.4375rem' })

export const pay = style({ display: 'grid', gap: theme.space.base })

export const term = style(visuallyHidden)

// A range of six figures stands on one line from 360 px, also before its typeface has come, which is narrower.
export const amount = style({
  fontFamily: theme.type.family.heading,
  fontSize: 'clamp(2rem, 1.915rem + 0.38vw, 2.375rem)',
  fontVariantNumeric: 'lining-nums tabular-nums',
  letterSpacing: '-0.02em',
  lineHeight: '1.2',
  '@media': { [media.print]: { fontSize: '1.5rem' } },
})

export const unit = style({
  display: 'block',
  fontFamily: theme.type.family.text,
  fontSize: theme.type.size.text,
})

export const note = style({ marginBlockStart: theme.space.snug, fontSize: '1rem', color: theme.colour.inkSoft })
