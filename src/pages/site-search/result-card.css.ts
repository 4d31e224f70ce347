import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { touchTarget } from '#ui/theme/touch-target.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: theme.space.hair,
  paddingBlock: theme.space.base,
  borderBlockEnd: `${theme.rule.thin} solid ${theme.colour.line}`,
  '@media': {
    [media.fromTablet]: {
      gridTemplateColumns: '8rem minmax(0, 1fr) auto',
      columnGap: theme.space.roomy,
      gridTemplateAreas: '"type title more" "type note more" "type description more"',
      alignItems: 'start',
    },
  },
})

const area = (gridArea: string) => ({ '@media': { [media.fromTablet]: { gridArea } } })

export const type = style({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.tight,
  fontSize: theme.type.size.small,
  color: theme.colour.larchDeep,
  ...area('type'),
})

export const title = style({ fontSize: theme.type.size.h4, ...area('title') })

export const link = style({
  ...touchTarget,
  color: theme.colour.evergreen700,
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})

export const note = style({ fontSize: '1rem', ...area('note') })

export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: theme.colour.inkSoft,
  maxInlineSize: theme.width.reading,
  ...area('description'),
})

export const more = style({ ...area('more') })
