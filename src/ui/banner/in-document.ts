import { createContext } from 'react'

/** Maps the address of a picture that is seen first: inlined on the server, unchanged in the browser. */
export const InDocument = createContext((address: string): string => address)
