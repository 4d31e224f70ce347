import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

const drawing = style({ inlineSize: '100%', maxInlineSize: 'none', overflow: 'visible' })

export const few = style([drawing, { blockSize: '3rem' }])

export const many = style([drawing, { blockSize: '8.75rem' }])

/** @param width in px */
const stroke = (width: number, colour: string, forced: string) =>
  style({
    fill: 'none',
    stroke: colour,
    strokeWidth: `${width}px`,
    vectorEffect: 'non-scaling-stroke',
    '@media': { [media.forcedColours]: { stroke: forced }, [media.print]: { stroke: '#000' } },
  })

export const line = stroke(1.5, theme.colour.evergreen300, 'CanvasText')

export const bar = stroke(7, theme.colour.larch, 'Highlight')

export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: theme.space.base,
  marginBlockStart: theme.space.tight,
  paddingBlockStart: theme.space.hair,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.ink}`,
  color: theme.colour.inkSoft,
  fontFamily: theme.type.family.heading,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'lining-nums tabular-nums',
})

export const finding = style({
  marginBlockStart: theme.space.tight,
  color: theme.colour.inkSoft,
  fontSize: '1rem',
  lineHeight: theme.type.leading.snug,
})
