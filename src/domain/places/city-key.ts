import { foldText } from '../text/fold-text.ts'

/** The key of a city: 'city|state' in lower case; '' when one of them is missing. */
export function cityKey(city: string | null, state: string | null): string {
  const [cityName, stateName] = [foldText(city), foldText(state)]
  return cityName === '' || stateName === '' ? '' : `${cityName}|${stateName}`
}

/** The city of a city key, in lower case. */
export const cityOfKey = (key: string): string => key.slice(0, key.indexOf('|'))
