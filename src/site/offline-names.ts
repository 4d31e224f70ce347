import { paths } from '#addresses/paths.ts'

export const offlineTopic = 'saved jobs offline'

export const savedAddress = paths.opportunities.to('saved=true')
