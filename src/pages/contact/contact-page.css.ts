import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

const twoColumnQuery = media.menuBar

export const message = style({
  display: 'grid',
  gap: theme.space.gap,
  '@media': { [twoColumnQuery]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
})

export const otherContactMethods = style({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space.base,
  paddingBlockStart: theme.space.roomy,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
})

export const lines = style({ display: 'grid', gap: theme.space.hair })

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.tight,
  minBlockSize: '2.75rem',
  color: theme.colour.evergreen900,
  fontWeight: theme.type.weight.medium,
})
