import { initialView } from '#domain/map/map-view.ts'
import { media } from '#ui/theme/media.ts'
import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { getLandBounds } from './land-bounds.ts'

export const root = style({ position: 'relative' })

export const plane = style({ position: 'absolute', insetInlineStart: '50%', insetBlockStart: '50%' })

export const glides = style({ transition: `transform ${theme.duration.calm} ${theme.easing.out}` })

export const scene = style({ position: 'absolute', overflow: 'visible', maxInlineSize: 'none' })

const staticMap = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0, blockSize: '348px' })
export const wideStaticMap = style([staticMap, { '@media': { [media.upToTablet]: { display: 'none' } } }])
export const narrowStaticMap = style([staticMap, { '@media': { [media.fromTablet]: { display: 'none' } } }])

const land = (isWide: boolean) => {
  const { x, y, width, height } = getLandBounds(initialView(isWide).zoom)
  const place = {
    insetInlineStart: `${x}px`,
    insetBlockStart: `${y}px`,
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
  }
  return style({ position: 'absolute', maxInlineSize: 'none', ...place })
}
export const wideLand = land(true)
export const narrowLand = land(false)

export const stateName = style({
  fill: theme.colour.inkSoft,
  fontSize: '11px',
  letterSpacing: '0.06em',
  textAnchor: 'middle',
  dominantBaseline: 'central',
  pointerEvents: 'none',
  userSelect: 'none',
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
})

export const leader = style({ stroke: theme.colour.evergreen900, strokeWidth: '1px', fill: theme.colour.evergreen900 })

export const pin = style({
  fill: theme.colour.larch,
  stroke: theme.colour.evergreen900,
  strokeWidth: '1.25px',
  '@media': { [media.forcedColours]: { fill: 'ButtonText', stroke: 'ButtonFace', strokeWidth: '2px' } },
})
globalStyle(`${pin} > circle`, { fill: theme.colour.evergreen900, stroke: 'none' })
export const approximatePin = style({ fill: theme.colour.larchTint, strokeDasharray: '3 1.5' })
export const selectedPin = style({
  fill: theme.colour.evergreen900,
  '@media': { [media.forcedColours]: { fill: 'Highlight' } },
})
globalStyle(`${selectedPin} > circle`, { fill: theme.colour.larch })

export const marker = style({ position: 'absolute', selectors: { '&:hover, &:focus-within': { zIndex: 1 } } })

export const explainedMarker = style({ selectors: { '&&': { zIndex: 2 } } })

export const markerButton = style({
  position: 'absolute',
  inlineSize: '24px',
  blockSize: '24px',
  insetInlineStart: '-12px',
  insetBlockStart: '-12px',
  borderRadius: theme.radius.round,
})

const bounce = keyframes({
  '0%, 100%': { transform: 'translateY(0)', animationTimingFunction: 'ease-out' },
  '30%': { transform: 'translateY(-18px)', animationTimingFunction: 'ease-in' },
  '60%': { transform: 'translateY(0)', animationTimingFunction: 'ease-out' },
  '80%': { transform: 'translateY(-6px)', animationTimingFunction: 'ease-in' },
})

export const drop = style({
  position: 'absolute',
  insetInlineStart: '-2px',
  insetBlockStart: '-2px',
  inlineSize: '28px',
  blockSize: '34px',
  maxInlineSize: 'none',
  overflow: 'visible',
  pointerEvents: 'none',
})

export const bouncing = style({ animation: `${bounce} 600ms 1` })

export const name = style({
  position: 'absolute',
  insetBlockEnd: '30px',
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  paddingInline: theme.space.tight,
  background: theme.colour.evergreen900,
  color: theme.colour.onDark,
  borderRadius: theme.radius.small,
  fontSize: theme.type.size.small,
  lineHeight: '24px',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  opacity: 0,
  selectors: {
    [`${markerButton}:hover > &, ${markerButton}:focus-visible > &`]: { opacity: 1 },
    [`${explainedMarker} > ${markerButton} > &`]: { opacity: 0 },
  },
})

export const window = style({
  position: 'absolute',
  insetInlineStart: '-130px',
  insetBlockEnd: '22px',
  inlineSize: '260px',
  maxBlockSize: '196px',
  overflowY: 'auto',
  display: 'grid',
  justifyItems: 'start',
  paddingBlockEnd: theme.space.tight,
  paddingInlineStart: theme.space.base,
  background: theme.colour.white,
  borderBlockStart: `${theme.rule.thick} solid ${theme.colour.larch}`,
  borderRadius: theme.radius.base,
  boxShadow: theme.shadow.floating,
  cursor: 'auto',
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
})

export const windowHead = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'start',
  inlineSize: '100%',
})

export const windowTitle = style({
  paddingBlock: theme.space.snug,
  fontFamily: theme.type.family.heading,
  fontSize: theme.type.size.h4,
  lineHeight: theme.type.leading.snug,
  color: theme.colour.evergreen900,
})

export const close = style({ borderRadius: 0 })

export const windowText = style({
  paddingInlineEnd: theme.space.base,
  fontSize: '1rem',
  lineHeight: '1.5',
})
