import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css'

/** Not inherited, or each change would restyle the whole page: elements that need it use `onFloor`. */
const name = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })

/** The fallback is needed until the full stylesheet registers the property. */
export const floor = fallbackVar(name, '0px')

export const onFloor = { vars: { [name]: 'inherit' } }

globalStyle('body, body > *, main', onFloor)
