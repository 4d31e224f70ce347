import { bottomInset, inheritBottomInset } from '#ui/theme/floor.css.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { barSizeProperty } from '#ui/toast/toast.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const actions = style({
  ...inheritBottomInset,
  display: 'grid',
  gap: theme.space.tight,
  '@media': {
    [media.menuBar]: { position: 'sticky', insetBlockStart: theme.space.roomy },
    // In a low window they would cover most of the text.
    [`${media.menuButton} and ${media.tall}`]: {
      order: 1,
      position: 'sticky',
      // What stays at the bottom of the window covers none of them.
      insetBlockEnd: bottomInset,
      zIndex: theme.layer.raised,
    },
    [media.menuButton]: {
      gridTemplateColumns: '1fr 1.25fr 2.75rem',
      marginInline: `calc(-1 * ${theme.space.gutter})`,
      paddingInline: theme.space.gutter,
      paddingBlock: theme.space.tight,
      background: theme.colour.paper,
      borderBlockStart: `${theme.rule.thin} solid ${theme.colour.control}`,
    },
    [media.print]: { display: 'none' },
  },
})

globalStyle(`body:has(${actions})`, {
  '@media': { [`${media.menuButton} and ${media.tall}`]: { vars: { [barSizeProperty]: '9rem' } } },
})

export const remark = style({
  gridColumn: '1 / -1',
  fontSize: '1rem',
  lineHeight: '1.5',
  color: theme.colour.inkSoft,
})

export const save = style({ '@media': { [media.menuButton]: { paddingInline: 0 } } })

globalStyle(`${save} > span`, { display: 'contents' })

globalStyle(`${save} > span > span`, {
  '@media': {
    [media.menuButton]: { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})

export const action = style({
  '@media': { [media.menuButton]: { paddingInline: theme.space.tight, fontSize: theme.type.size.small } },
})
