import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: theme.space.snug,
  fontSize: theme.type.size.small,
  lineHeight: '1.45',
})

export const track = style({
  blockSize: theme.space.tight,
  overflow: 'hidden',
  background: theme.colour.white,
  border: `${theme.rule.thin} solid ${theme.colour.control}`,
  borderRadius: theme.radius.round,
})

export const fill = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
})

const grow = style({
  transition: `width ${theme.duration.calm} ${theme.easing.out}, fill ${theme.duration.calm} ${theme.easing.out}`,
  '@media': { [media.forcedColours]: { fill: 'Highlight' } },
})

export const reach = styleVariants(
  { red: theme.colour.danger, orange: theme.colour.orange, green: theme.colour.success },
  (colour) => [grow, { fill: colour }],
)

export const text = style({ minInlineSize: '6.25em', fontWeight: '600' })
