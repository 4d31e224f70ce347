import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: '0.625rem',
  paddingBlock: '0.3125rem',
  lineHeight: '1.4',
  cursor: 'pointer',
  '@media': { [media.touch]: { minBlockSize: '2.75rem', alignContent: 'center' } },
})

const tick = 'polygon(14% 50%, 24% 40%, 42% 58%, 77% 22%, 87% 32%, 42% 78%)'
const dash = 'polygon(20% 43%, 80% 43%, 80% 57%, 20% 57%)'

export const box = style({
  appearance: 'none',
  position: 'relative',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlock: '0.125rem',
  background: theme.colour.white,
  border: `1.5px solid ${theme.colour.control}`,
  borderRadius: theme.radius.small,
  cursor: 'inherit',
  '::before': {
    content: "''",
    position: 'absolute',
    inset: '-1px',
    clipPath: tick,
    background: theme.colour.white,
    opacity: 0,
  },
  selectors: {
    [`${root}:hover &`]: { borderColor: theme.colour.evergreen700 },
    '&:checked, &:indeterminate, &[data-mixed]': {
      background: theme.colour.evergreen700,
      borderColor: theme.colour.evergreen700,
    },
    '&:checked::before, &:indeterminate::before, &[data-mixed]::before': { opacity: 1 },
    '&:indeterminate::before, &[data-mixed]::before': { clipPath: dash },
    '&[aria-invalid="true"]': { borderColor: theme.colour.danger },
    '&:disabled': { background: theme.colour.mist, borderColor: theme.colour.line },
    '&:disabled::before': { background: theme.colour.inkSoft },
  },
  '@media': {
    [media.forcedColours]: {
      borderColor: 'ButtonBorder',
      selectors: {
        '&::before': { forcedColorAdjust: 'none', background: 'HighlightText' },
        '&:checked, &:indeterminate, &[data-mixed]': { forcedColorAdjust: 'none', background: 'Highlight' },
      },
    },
  },
})

export const label = style({ selectors: { [`${root}:has(:disabled) &`]: { color: theme.colour.inkSoft } } })

export const count = style({
  minInlineSize: '2ch',
  color: theme.colour.inkSoft,
  fontSize: theme.type.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.5rem',
  textAlign: 'end',
})
