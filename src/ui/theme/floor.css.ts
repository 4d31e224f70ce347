import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css'

/**
 * How much of the bottom of the window is taken by something that stays there, as a CSS length. It is not inherited, or
 * the whole page would be styled again when it changes; what stands at the edge asks for it from its parents.
 */
const name = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' })

/** The floor where a length is wanted. The property is registered by the whole stylesheet: before that it has no value. */
export const floor = fallbackVar(name, '0px')

/** What an element at the edge of the window has to say to know the floor. */
export const onFloor = { vars: { [name]: 'inherit' } }

globalStyle('body, body > *, main', onFloor)
