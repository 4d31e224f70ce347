import { media } from '#ui/theme/media.ts'
import { bottomInset, inheritBottomInset } from '#ui/theme/floor.css.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const

export const root = style({
  background: theme.colour.evergreen900,
  color: theme.colour.onDarkSoft,
  ...inheritBottomInset,
  paddingBlockEnd: bottomInset,
  '@media': { [media.print]: { background: 'none', color: '#000', breakBefore: 'avoid', breakInside: 'avoid' } },
})

export const top = style({
  display: 'grid',
  gap: theme.space.wide,
  paddingBlock: `${theme.space.section} ${theme.space.gap}`,
  '@media': {
    [media.fromPhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.menuBar]: { gridTemplateColumns: '2fr 1fr 1fr 1.4fr' },
    [media.print]: { display: 'none' },
  },
})

export const firm = style({ display: 'grid', gap: theme.space.base, alignContent: 'start', maxInlineSize: '36ch' })

export const title = style({
  fontFamily: theme.type.family.text,
  fontSize: '1rem',
  fontWeight: theme.type.weight.strong,
  color: theme.colour.larch,
  marginBlockEnd: theme.space.tight,
})

export const list = style(bare)

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  color: theme.colour.onDark,
  textDecorationColor: 'transparent',
  selectors: { '&:hover': { color: theme.colour.onDark, textDecorationColor: theme.colour.larch } },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})

export const social = style({ marginInlineStart: '-0.75rem' })

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: theme.space.tight,
  paddingBlock: theme.space.roomy,
  fontSize: '1rem',
  '@media': {
    [media.print]: {
      paddingBlock: theme.space.tight,
      borderBlockStart: '1px solid',
      selectors: {
        // The page's address, which `src/app/early/wake.ts` tells before a page is printed.
        '&::before': { content: "var(--address, '')", flexBasis: '100%', overflowWrap: 'anywhere' },
      },
    },
  },
})
