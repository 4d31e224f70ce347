import { states, type StateCode } from './authored/states.ts'

/** The middle of each in degrees of latitude and longitude, from Natural Earth, moved where a name fits in better. */
const middles: Readonly<Record<StateCode, readonly [latitude: number, longitude: number]>> = {
  AL: [32.8, -86.83],
  AK: [64.58, -152.73],
  AS: [-14.3, -170.7],
  AZ: [34.29, -111.66],
  AR: [34.9, -92.44],
  CA: [37.25, -119.6],
  CO: [39, -105.53],
  CT: [41.63, -72.73],
  DE: [38.99, -75.51],
  DC: [38.91, -77.02],
  FL: [28.3, -81.7],
  GA: [32.66, -83.46],
  GU: [13.45, 144.78],
  HI: [20.6, -157.2],
  ID: [43.6, -114.4],
  IL: [40.07, -89.2],
  IN: [39.91, -86.28],
  IA: [42.09, -93.5],
  KS: [38.49, -98.37],
  KY: [37.4, -85.28],
  LA: [31.0, -92.5],
  ME: [45.3, -69.24],
  MD: [39.3, -76.8],
  MA: [42.3, -71.85],
  MI: [43.4, -84.75],
  MN: [46.1, -94.4],
  MS: [32.77, -89.67],
  MO: [38.38, -92.49],
  MT: [47.03, -109.63],
  NE: [41.53, -99.79],
  NV: [39.36, -116.65],
  NH: [43.69, -71.58],
  NJ: [40.2, -74.67],
  NM: [34.42, -106.11],
  NY: [42.95, -75.59],
  NC: [35.56, -79.2],
  ND: [47.44, -100.46],
  MP: [15.19, 145.75],
  OH: [40.3, -82.79],
  OK: [35.45, -97.4],
  OR: [43.94, -120.54],
  PA: [40.88, -77.8],
  PR: [18.22, -66.43],
  RI: [41.65, -71.55],
  SC: [33.92, -80.9],
  SD: [44.44, -100.22],
  TN: [35.85, -86.34],
  TX: [31.51, -99.2],
  VI: [17.73, -64.73],
  UT: [39.2, -111.67],
  VT: [44.08, -72.67],
  VA: [37.5, -78.6],
  WA: [47.38, -120.41],
  WV: [38.65, -80.61],
  WI: [44.5, -89.9],
  WY: [43, -107.54],
}

const codes = Object.keys(states) as ReadonlyArray<StateCode>

/** The states, the district and the territories with their postal codes, where offices stand of which no more is known (C2.11-29). */
export const usStates = codes.map((code) => {
  const [latitude, longitude] = middles[code]
  return { code, name: states[code], middle: { latitude, longitude } }
})
