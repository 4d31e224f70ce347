import { foldText } from '../text/fold-text.ts'

export function cityKey(city: string | null, state: string | null): string {
  const [cityName, stateName] = [foldText(city), foldText(state)]
  return cityName === '' || stateName === '' ? '' : `${cityName}|${stateName}`
}

export const parseCity = (key: string): string => key.slice(0, key.indexOf('|'))
