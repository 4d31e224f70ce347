import { paths } from '#addresses/paths.ts'

/** What is called so the tabs of a browser do one at a time, and talk about. */
export const offlineTopic = 'saved jobs offline'

/** The address that shows the saved jobs without a connection. */
export const savedAddress = paths.opportunities.to('saved=true')
