import { media } from '#ui/theme/media.ts'
import { bottomInset, inheritBottomInset } from '#ui/theme/floor.css.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { visuallyHidden } from '#ui/theme/visually-hidden.ts'
import { style } from '@vanilla-extract/css'

const bare = { listStyle: 'none', margin: 0, padding: 0 } as const

export const root = style({
  background: theme.colour.evergreen900,
  color: theme.colour.onDarkSoft,
  ...inheritBottomInset,
  paddingBlockEnd: bottomInset,
  '@media': { [media.print]: { background: 'none', color: '#000', breakBefore: 'avoid', breakInside: 'avoid' } },
})

const row = { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' } as const

export const top = style({
  ...row,
  justifyContent: 'start',
  gap: `${theme.space.tight} ${theme.space.gap}`,
  paddingBlock: `${theme.space.roomy} ${theme.space.tight}`,
  lineHeight: theme.type.leading.snug,
  '@media': { [media.print]: { display: 'none' } },
})

export const firm = style({ ...row, alignItems: 'center', columnGap: theme.space.roomy, flexBasis: '100%' })

export const description = style({
  flex: '1 1 0',
  '@media': { [media.upToTablet]: { display: 'none' } },
})

export const title = style(visuallyHidden)

/** Two in a row on a phone. */
export const list = style({
  ...bare,
  display: 'grid',
  gridTemplateColumns: '8.25rem minmax(0, 1fr)',
  columnGap: theme.space.roomy,
  fontSize: '1rem',
  '@media': { [media.fromTablet]: { display: 'flex', flexWrap: 'wrap' } },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  color: theme.colour.onDark,
  textDecorationColor: 'transparent',
  selectors: {
    '&:hover': { color: theme.colour.onDark, textDecorationColor: theme.colour.larch },
  },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})

export const social = style({ marginInlineStart: '-0.75rem' })

export const bottom = style({
  ...row,
  columnGap: theme.space.roomy,
  paddingBlock: theme.space.snug,
  lineHeight: theme.type.leading.snug,
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
