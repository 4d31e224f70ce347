import { theme } from '#ui/theme/theme.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

/** In its own module, since every visit loads it: import no account styles here. */
export const root = style({ paddingBlock: theme.space.section, minBlockSize: '60vh' })

globalStyle(`${root} > [role=status]`, { '@media': { '(scripting: none)': { display: 'none' } } })
