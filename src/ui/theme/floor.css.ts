import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css'

/** Not inherited, or each change would restyle the whole page: elements that need it use `onFloor`. */
const bottomInsetVar = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })

/** The fallback is needed until the full stylesheet registers the property. */
export const bottomInset = fallbackVar(bottomInsetVar, '0px')

export const inheritBottomInset = { vars: { [bottomInsetVar]: 'inherit' } }

globalStyle('body, body > *, main', inheritBottomInset)
