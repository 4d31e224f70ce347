import { style } from '@vanilla-extract/css'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({ display: 'grid', gap: '0.375rem', alignContent: 'start' })

export const label = style({ fontSize: '1rem', fontWeight: '600', lineHeight: theme.type.leading.snug })

export const optional = style({ fontWeight: '400', color: theme.colour.inkSoft })

export const asterisk = style({ color: theme.colour.danger })

export const hint = style({
  fontSize: '1rem',
  color: theme.colour.inkSoft,
  lineHeight: '1.45',
  textWrap: 'pretty',
})

export const problem = style({
  display: 'flex',
  gap: '0.375rem',
  alignItems: 'flex-start',
  color: theme.colour.danger,
  fontSize: '1rem',
  fontWeight: '600',
  lineHeight: '1.45',
})

export const problemLink = style({ color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.15em' })

export const control = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: '0.75rem',
  paddingBlock: '0.5rem',
  background: theme.colour.white,
  border: `${theme.rule.thin} solid ${theme.colour.control}`,
  borderRadius: theme.radius.base,
  color: theme.colour.ink,
  fontSize: '1rem',
  lineHeight: theme.type.leading.snug,
  selectors: {
    '&:hover': { borderColor: theme.colour.evergreen700 },
    '&::placeholder': { color: theme.colour.inkSoft, opacity: 1 },
    '&[aria-invalid="true"]': { borderColor: theme.colour.danger, boxShadow: `inset 3px 0 0 ${theme.colour.danger}` },
    '&:focus-visible': { boxShadow: `0 0 0 5px ${theme.colour.ink}` },
    '&:disabled, &[aria-disabled="true"], &:read-only:not(select)': {
      background: theme.colour.mist,
      borderColor: theme.colour.line,
      color: theme.colour.inkSoft,
      opacity: 1,
    },
  },
})

export const area = style({ minBlockSize: '8.5rem', lineHeight: '1.5' })
