import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space.tight,
  minBlockSize: '2.75rem',
  paddingInline: '1.25rem',
  paddingBlock: '0.5rem',
  border: `${theme.rule.thin} solid transparent`,
  borderRadius: theme.radius.base,
  fontFamily: theme.type.family.text,
  fontSize: '1rem',
  fontWeight: '600',
  letterSpacing: theme.type.tracking.label,
  lineHeight: '1.25',
  textAlign: 'center',
  textDecorationLine: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { textDecorationLine: 'none' },
    '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
  },
  '@media': { [media.forcedColours]: { borderColor: 'ButtonBorder' } },
})

const disabledSelector = '&[aria-disabled="true"], &:disabled'
const hoverSelector = '&:hover:not(:disabled, [aria-disabled="true"])'
const activeSelector = '&:active:not(:disabled, [aria-disabled="true"])'

export const variant = styleVariants({
  primary: {
    background: theme.colour.evergreen700,
    color: theme.colour.white,
    selectors: {
      [hoverSelector]: { background: theme.colour.evergreen900, color: theme.colour.white },
      [activeSelector]: { background: theme.colour.ink },
      [disabledSelector]: {
        background: theme.colour.mist,
        borderColor: theme.colour.line,
        color: theme.colour.inkSoft,
      },
    },
  },
  secondary: {
    borderColor: theme.colour.evergreen700,
    color: theme.colour.evergreen700,
    selectors: {
      [hoverSelector]: { background: theme.colour.evergreen100, color: theme.colour.evergreen900 },
      [activeSelector]: { background: theme.colour.evergreen300, color: theme.colour.ink },
      [disabledSelector]: { borderColor: theme.colour.line, color: theme.colour.inkSoft },
    },
  },
  quiet: {
    paddingInline: '0.75rem',
    color: theme.colour.evergreen700,
    selectors: {
      [hoverSelector]: { background: theme.colour.mist, color: theme.colour.evergreen900 },
      [activeSelector]: { background: theme.colour.evergreen100 },
      [disabledSelector]: { color: theme.colour.inkSoft },
    },
  },
  text: {
    minBlockSize: 'auto',
    paddingInline: 0,
    paddingBlock: '0.25rem',
    borderRadius: theme.radius.small,
    color: theme.colour.evergreen700,
    textDecorationLine: 'underline',
    textDecorationColor: theme.colour.larch,
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.3em',
    selectors: {
      '&:hover': { textDecorationLine: 'underline', textDecorationColor: theme.colour.evergreen700 },
      [disabledSelector]: { color: theme.colour.inkSoft, textDecorationColor: theme.colour.line },
    },
    '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
  },
  accent: {
    background: theme.colour.larch,
    color: theme.colour.ink,
    selectors: {
      [hoverSelector]: { background: '#ebba56', color: theme.colour.ink },
      [activeSelector]: { background: '#cf982b' },
      [disabledSelector]: { background: theme.colour.mist, color: theme.colour.inkSoft },
    },
  },
  onDark: {
    borderColor: theme.colour.onDarkSoft,
    color: theme.colour.onDark,
    selectors: {
      [hoverSelector]: {
        background: theme.colour.onDark,
        borderColor: theme.colour.onDark,
        color: theme.colour.evergreen900,
      },
      [activeSelector]: { background: theme.colour.onDarkSoft, color: theme.colour.ink },
      [disabledSelector]: { borderColor: theme.colour.lineOnDark, color: theme.colour.onDarkSoft },
    },
  },
})

export const iconOnly = style({ inlineSize: '2.75rem', paddingInline: 0 })
export const wide = style({ inlineSize: '100%' })

const spin = keyframes({ to: { transform: 'rotate(1turn)' } })

export const spinner = style({
  flex: 'none',
  inlineSize: '1.125rem',
  blockSize: '1.125rem',
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  borderRadius: theme.radius.round,
  animation: `${spin} 900ms linear infinite`,
})
