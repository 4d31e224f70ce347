import { style, styleVariants } from '@vanilla-extract/css'
import { theme } from '#ui/theme/theme.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '0.75rem',
  padding: '1rem 1.25rem 1rem 1rem',
  borderInlineStart: `${theme.rule.thick} solid`,
  borderRadius: `0 ${theme.radius.base} ${theme.radius.base} 0`,
})

export const tone = styleVariants({
  info: { background: theme.colour.infoTint, borderColor: theme.colour.info },
  success: { background: theme.colour.successTint, borderColor: theme.colour.success },
  warning: { background: theme.colour.warningTint, borderColor: theme.colour.larch },
  danger: { background: theme.colour.dangerTint, borderColor: theme.colour.danger },
})

export const icon = styleVariants({
  info: { color: theme.colour.info },
  success: { color: theme.colour.success },
  warning: { color: theme.colour.warning },
  danger: { color: theme.colour.danger },
})

export const mark = style({ marginBlockStart: '0.125rem' })
export const body = style({ display: 'grid', gap: '0.25rem', justifyItems: 'start' })
export const title = style({ fontWeight: '650', lineHeight: theme.type.leading.snug, marginBlockStart: '0.0625rem' })
export const message = style({ lineHeight: '1.5' })
