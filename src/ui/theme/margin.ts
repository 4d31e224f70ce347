import { media } from './media.ts'
import { theme } from './theme.css.ts'

/** Of four of twelve columns, with a gap of `roomy`. */
export const marginWidth = `calc((100% - 2 * ${theme.space.roomy}) / 3)`

export const margin = {
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
  paddingBlockStart: theme.space.snug,
  fontSize: '1rem',
  lineHeight: theme.type.leading.snug,
  textWrap: 'pretty',
  '@media': { [media.upToLaptop]: { fontSize: '0.9375rem' } },
} as const
