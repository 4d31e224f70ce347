import { style } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({ position: 'relative', color: theme.colour.ink })

/** `&&` beats the padding of every control in any bundle order. */
export const input = style({ textOverflow: 'ellipsis', selectors: { '&&': { paddingInlineEnd: '4.75rem' } } })

const button = {
  position: 'absolute',
  insetBlockStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.75rem',
  borderRadius: theme.radius.base,
  color: theme.colour.evergreen700,
  ':hover': { background: theme.colour.mist },
} as const

export const clear = style([button, { insetInlineEnd: '2.375rem' }])
export const toggle = style([button, { insetInlineEnd: '0.125rem' }])

export const popup = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 4px)',
  zIndex: theme.layer.menu,
  maxBlockSize: '17.5rem',
  selectors: { '&[data-above]': { insetBlock: 'auto calc(100% + 4px)' } },
  overflowY: 'auto',
  background: theme.colour.white,
  border: `${theme.rule.thin} solid ${theme.colour.control}`,
  borderRadius: theme.radius.base,
  boxShadow: theme.shadow.floating,
})

export const list = style({ ':focus-visible': { outline: 'none', boxShadow: 'none' } })

export const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space.tight,
  minBlockSize: '2.5rem',
  paddingInline: '0.75rem',
  fontSize: '1rem',
  lineHeight: theme.type.leading.snug,
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': {
      background: theme.colour.evergreen100,
      boxShadow: `inset 3px 0 0 ${theme.colour.evergreen700}`,
    },
  },
  '@media': {
    [media.touch]: { minBlockSize: '2.75rem' },
    [media.forcedColours]: {
      selectors: { '&[data-highlighted]': { background: 'Highlight', color: 'HighlightText' } },
    },
  },
})

export const none = style({ padding: '0.75rem', color: theme.colour.inkSoft })

export const notice = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 4px)',
  padding: '0.375rem 0.75rem',
  background: theme.colour.warningTint,
  borderInlineStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  fontSize: theme.type.size.small,
  lineHeight: theme.type.leading.snug,
  zIndex: theme.layer.raised,
})
