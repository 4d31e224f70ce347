import { createContext } from 'react'

/**
 * Gives the address of a picture that is seen first: on the server the picture itself, so that nobody waits for it, and in
 * the browser, which has it by then or draws another page, the address that it is asked.
 */
export const InDocument = createContext((address: string): string => address)
