/**
 * The states of the United States, its district and its territories by postal code: the name, and the middle in degrees
 * of latitude and longitude, from Natural Earth, moved where a name fits in better.
 */
const states = {
  AL: ['Alabama', 32.8, -86.83],
  AK: ['Alaska', 64.58, -152.73],
  AS: ['American Samoa', -14.3, -170.7],
  AZ: ['Arizona', 34.29, -111.66],
  AR: ['Arkansas', 34.9, -92.44],
  CA: ['California', 37.25, -119.6],
  CO: ['Colorado', 39, -105.53],
  CT: ['Connecticut', 41.63, -72.73],
  DE: ['Delaware', 38.99, -75.51],
  DC: ['District of Columbia', 38.91, -77.02],
  FL: ['Florida', 28.3, -81.7],
  GA: ['Georgia', 32.66, -83.46],
  GU: ['Guam', 13.45, 144.78],
  HI: ['Hawaii', 20.6, -157.2],
  ID: ['Idaho', 43.6, -114.4],
  IL: ['Illinois', 40.07, -89.2],
  IN: ['Indiana', 39.91, -86.28],
  IA: ['Iowa', 42.09, -93.5],
  KS: ['Kansas', 38.49, -98.37],
  KY: ['Kentucky', 37.4, -85.28],
  LA: ['Louisiana', 31.0, -92.5],
  ME: ['Maine', 45.3, -69.24],
  MD: ['Maryland', 39.3, -76.8],
  MA: ['Massachusetts', 42.3, -71.85],
  MI: ['Michigan', 43.4, -84.75],
  MN: ['Minnesota', 46.1, -94.4],
  MS: ['Mississippi', 32.77, -89.67],
  MO: ['Missouri', 38.38, -92.49],
  MT: ['Montana', 47.03, -109.63],
  NE: ['Nebraska', 41.53, -99.79],
  NV: ['Nevada', 39.36, -116.65],
  NH: ['New Hampshire', 43.69, -71.58],
  NJ: ['New Jersey', 40.2, -74.67],
  NM: ['New Mexico', 34.42, -106.11],
  NY: ['New York', 42.95, -75.59],
  NC: ['North Carolina', 35.56, -79.2],
  ND: ['North Dakota', 47.44, -100.46],
  MP: ['Northern Mariana Islands', 15.19, 145.75],
  OH: ['Ohio', 40.3, -82.79],
  OK: ['Oklahoma', 35.45, -97.4],
  OR: ['Oregon', 43.94, -120.54],
  PA: ['Pennsylvania', 40.88, -77.8],
  PR: ['Puerto Rico', 18.22, -66.43],
  RI: ['Rhode Island', 41.65, -71.55],
  SC: ['South Carolina', 33.92, -80.9],
  SD: ['South Dakota', 44.44, -100.22],
  TN: ['Tennessee', 35.85, -86.34],
  TX: ['Texas', 31.51, -99.2],
  VI: ['U.S. Virgin Islands', 17.73, -64.73],
  UT: ['Utah', 39.2, -111.67],
  VT: ['Vermont', 44.08, -72.67],
  VA: ['Virginia', 37.5, -78.6],
  WA: ['Washington', 47.38, -120.41],
  WV: ['West Virginia', 38.65, -80.61],
  WI: ['Wisconsin', 44.5, -89.9],
  WY: ['Wyoming', 43, -107.54],
} as const

type StateCode = keyof typeof states

const codes = Object.keys(states) as ReadonlyArray<StateCode>

/** Where offices stand of which no more is known (C2.11-29). */
export const usStates = codes.map((code) => {
  const [name, latitude, longitude] = states[code]
  return { code, name, middle: { latitude, longitude } }
})
