import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const legend = style({ fontWeight: theme.type.weight.strong, marginBlockEnd: theme.space.tight })

export const optionsStyle = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.tight })

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minBlockSize: '2.25rem',
  maxInlineSize: '100%',
  paddingInline: '0.625rem 0.875rem',
  paddingBlock: '0.25rem',
  background: theme.colour.white,
  border: `1px solid ${theme.colour.control}`,
  borderRadius: theme.radius.base,
  lineHeight: theme.type.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: theme.colour.evergreen700 },
    '&:has(:checked)': {
      background: theme.colour.evergreen100,
      borderColor: theme.colour.evergreen700,
      boxShadow: `inset 0 0 0 1px ${theme.colour.evergreen700}`,
    },
  },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})

export const circle = style({
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  background: theme.colour.white,
  border: `1.5px solid ${theme.colour.control}`,
  borderRadius: theme.radius.round,
  cursor: 'inherit',
  selectors: { '&:checked': { borderWidth: '0.35rem', borderColor: theme.colour.evergreen700 } },
  '@media': {
    [media.forcedColours]: {
      borderColor: 'ButtonBorder',
      selectors: { '&:checked': { borderColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})
