import { styleVariants } from '@vanilla-extract/css'
import { theme } from '#ui/theme/theme.css.ts'

export const size = styleVariants({
  display: { fontSize: theme.type.size.display, letterSpacing: '-0.022em', lineHeight: '1.04' },
  h1: { fontSize: theme.type.size.h1 },
  h2: { fontSize: theme.type.size.h2 },
  h3: { fontSize: theme.type.size.h3 },
  h4: { fontSize: theme.type.size.h4, lineHeight: '1.25' },
  label: {
    fontFamily: theme.type.family.text,
    fontSize: '1rem',
    fontWeight: '650',
    letterSpacing: theme.type.tracking.label,
    lineHeight: theme.type.leading.snug,
  },
})

export const tone = styleVariants({
  ink: {},
  bark: { color: theme.colour.bark },
  onDark: { color: theme.colour.onDark },
})
