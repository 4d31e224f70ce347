import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', marginBlockEnd: theme.space.wide })

export const mass = style({ fill: theme.colour.evergreen500, fillOpacity: 0.12 })

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const

export const slope = style({ ...line, stroke: theme.colour.evergreen500, strokeOpacity: 0.4, strokeWidth: 1 })

export const ridge = style({ ...line, stroke: theme.colour.larch, strokeWidth: 3 })

export const fall = style({ ...line, stroke: theme.colour.evergreen700, strokeOpacity: 0.35, strokeDasharray: '2 4' })

export const summit = style({
  fill: theme.colour.paper,
  stroke: theme.colour.evergreen700,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
})

const label = {
  textAnchor: 'middle',
  fill: theme.colour.ink,
  '@media': {
    [media.upToTablet]: { display: 'none' },
    [media.upToLaptop]: { fontSize: '21px' },
    // A fill keeps its color where the system gives its own to everything else.
    [media.forcedColours]: { fill: 'CanvasText' },
  },
} as const

export const people = style({ ...label, fontFamily: theme.type.family.heading, fontSize: '22px' })

export const year = style({ ...label, fill: theme.colour.inkSoft, fontSize: '16px' })
