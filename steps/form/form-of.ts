import type { SiteWorld } from '../harness/world.ts'
import type { FormJourney } from './journey.ts'

/** The form that somebody has open. */
export const formOf = async (world: SiteWorld, name?: string): Promise<FormJourney> =>
  (name === undefined ? world.lastNamed : await world.person(name)).form
