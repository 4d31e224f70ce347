import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

const bareList = { listStyle: 'none', margin: 0, padding: 0 } as const

export const body = style({ paddingBlock: theme.space.gap })

export const pending = style({
  display: 'grid',
  gap: theme.space.roomy,
  paddingBlock: theme.space.section,
  minBlockSize: '50vh',
  alignContent: 'start',
})

export const sentence = style({ fontSize: theme.type.size.lead, maxInlineSize: theme.width.reading })

/** Fixed, so that a preview can never pass for a published job (J2.5-10). */
export const preview = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: theme.layer.progress,
  padding: theme.space.tight,
  textAlign: 'center',
  fontWeight: theme.type.weight.strong,
  background: theme.colour.larch,
  color: theme.colour.ink,
})

export const back = style({ color: theme.colour.onDark, paddingInline: 0 })

export const column = style({
  display: 'grid',
  gap: theme.space.wide,
  maxInlineSize: theme.width.reading,
  minInlineSize: 0,
})

export const part = style({ display: 'grid', gap: theme.space.snug })

export const heading = style({
  fontSize: theme.type.size.h3,
  paddingBlockStart: theme.space.snug,
  borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
})

export const overview = style({ fontSize: theme.type.size.lead })

export const aside = style({
  display: 'grid',
  gap: theme.space.wide,
  '@media': {
    [media.menuBar]: {
      position: 'sticky',
      insetBlockStart: theme.space.roomy,
      maxBlockSize: `calc(100vh - 2 * ${theme.space.roomy})`,
      overflowY: 'auto',
      paddingInlineEnd: theme.space.tight,
    },
    [media.print]: { position: 'static', maxBlockSize: 'none' },
  },
})

export const actions = style({
  display: 'grid',
  gap: theme.space.tight,
  '@media': {
    [media.menuButton]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: theme.layer.raised,
      paddingBlock: theme.space.snug,
      background: theme.colour.paper,
      borderBlockStart: `${theme.rule.thin} solid ${theme.colour.line}`,
    },
    [media.print]: { display: 'none' },
  },
})

export const card = style({ display: 'grid', gap: theme.space.snug })

export const cardTitle = style({ fontSize: theme.type.size.h4 })

export const benefits = style({ ...bareList, display: 'grid', gap: theme.space.base })

export const address = style({ display: 'grid', fontStyle: 'normal' })

export const share = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.base,
  '@media': { [media.print]: { display: 'none' } },
})

export const shareTitle = style({ fontSize: theme.type.size.text, fontFamily: theme.type.family.text })

export const shareList = style({ ...bareList, display: 'flex', gap: theme.space.hair })

export const shareLink = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: theme.radius.base,
  color: theme.colour.evergreen700,
  selectors: { '&:hover': { background: theme.colour.mist } },
})

export const note = style({ fontSize: theme.type.size.small, color: theme.colour.inkSoft })
