const states =
  'AL Alabama Ala,AK Alaska,AZ Arizona Ariz,AR Arkansas Ark,CA California Calif Cal,CO Colorado Colo,CT Connecticut Conn,DE Delaware Del,DC District_of_Columbia,FL Florida Fla,GA Georgia,HI Hawaii,ID Idaho,IL Illinois Ill,IN Indiana Ind,IA Iowa,KS Kansas Kan Kans,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts Mass,MI Michigan Mich,MN Minnesota Minn,MS Mississippi Miss,MO Missouri,MT Montana Mont,NE Nebraska Neb Nebr,NV Nevada Nev,NH New_Hampshire,NJ New_Jersey,NM New_Mexico,NY New_York,NC North_Carolina,ND North_Dakota,OH Ohio,OK Oklahoma Okla,OR Oregon Ore,PA Pennsylvania Penn Penna,RI Rhode_Island,SC South_Carolina,SD South_Dakota,TN Tennessee Tenn,TX Texas Tex,UT Utah,VT Vermont,VA Virginia,WA Washington Wash,WV West_Virginia WVa,WI Wisconsin Wis Wisc,WY Wyoming Wyo,PR Puerto_Rico,GU Guam,VI U.S._Virgin_Islands Virgin_Islands,AS American_Samoa,MP Northern_Mariana_Islands,AE Armed_Forces_Europe,AP Armed_Forces_Pacific,AA Armed_Forces_Americas'

const stateNames = new Map(
  states.split(',').flatMap((each) => {
    const [code = '', name = '', ...names] = each.split(' ').map((word) => word.replaceAll('_', ' '))
    return [code, name, ...names].map((known) => [known.toLowerCase(), name] as const)
  }),
)

/** Two letters count in capitals, with dots, or as "Va"; not "in", "or" and "me". */
export function findState(text: string): string | null {
  if (text.length > 30) return null
  const tidy = text.trim().replace(/\.$/, '')
  if (/^d\.? ?c$/i.test(tidy)) return 'District of Columbia'
  const bare = tidy.replaceAll(/\.(?= ?[A-Z])/g, '').replaceAll(/(?<=^[A-Z]) (?=[A-Z]$)/g, '')
  if (bare.length === 2 && !/^[A-Z][A-Za-z]$/.test(bare)) return null
  return stateNames.get(bare.toLowerCase()) ?? null
}

const nationNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at))

const nations = new Set(
  letters.flatMap((one) => letters.map((other) => nationNames.of(one + other)?.toLowerCase() ?? '')).filter(Boolean),
)

const otherNations: Readonly<Record<string, string>> = {
  usa: 'United States',
  us: 'United States',
  'united states of america': 'United States',
  uk: 'United Kingdom',
  en: 'United Kingdom',
  'great britain': 'United Kingdom',
  england: 'United Kingdom',
  scotland: 'United Kingdom',
  wales: 'United Kingdom',
  uae: 'United Arab Emirates',
  türkiye: 'Turkey',
  'czech republic': 'Czechia',
  'republic of korea': 'South Korea',
  korea: 'South Korea',
  'the netherlands': 'Netherlands',
  holland: 'Netherlands',
}

export function nameCountry(text: string): string {
  const tidy = text.trim()
  const key = tidy.replaceAll('.', '').toLowerCase()
  const known = Object.hasOwn(otherNations, key) ? otherNations[key] : undefined
  if (known !== undefined) return known
  return (/^[a-z]{2}$/i.test(tidy) && nationNames.of(tidy.toUpperCase())) || tidy
}

/** Null for words that name no country, and for "Georgia" and two letters, which name a state first. */
export function findCountry(text: string): string | null {
  if (text.length > 45) return null
  const tidy = text.trim().replaceAll('.', '').toLowerCase()
  if (tidy === 'georgia' || tidy.length < 2) return null
  const known = Object.hasOwn(otherNations, tidy) ? otherNations[tidy] : undefined
  if (known !== undefined) return known
  return nations.has(tidy) && tidy.length > 3 ? nameCountry(text.trim()) : null
}

const cities = new Set(
  'new york,los angeles,chicago,houston,phoenix,philadelphia,san antonio,san diego,dallas,san jose,austin,jacksonville,fort worth,columbus,charlotte,san francisco,indianapolis,seattle,denver,boston,el paso,nashville,detroit,oklahoma city,portland,las vegas,memphis,louisville,baltimore,milwaukee,albuquerque,tucson,fresno,sacramento,mesa,kansas city,atlanta,omaha,colorado springs,raleigh,miami,long beach,virginia beach,oakland,minneapolis,tulsa,tampa,arlington,new orleans,wichita,cleveland,bakersfield,honolulu,anchorage,henderson,stockton,saint paul,st. paul,st. louis,cincinnati,pittsburgh,greensboro,orlando,norfolk,newark,plano,lincoln,irvine,jersey city,durham,chandler,st. petersburg,laredo,buffalo,madison,reno,richmond,boise,spokane,dayton,huntsville,rochester,salt lake city,alexandria,reston,herndon,mclean,fairfax,bethesda,rockville,silver spring,annapolis,savannah,charleston,palo alto,mountain view,cambridge,washington,d.c.,washington dc,washington d.c.,nyc,brooklyn,london,paris,berlin,munich,hamburg,zurich,geneva,vienna,madrid,barcelona,lisbon,rome,milan,dublin,edinburgh,glasgow,manchester,amsterdam,brussels,copenhagen,stockholm,oslo,helsinki,warsaw,prague,budapest,athens,istanbul,moscow,kyiv,tel aviv,dubai,riyadh,cairo,nairobi,lagos,cape town,johannesburg,mumbai,delhi,new delhi,bangalore,bengaluru,hyderabad,chennai,kolkata,pune,karachi,lahore,dhaka,bangkok,singapore,jakarta,manila,hanoi,hong kong,shanghai,beijing,shenzhen,taipei,seoul,tokyo,osaka,sydney,melbourne,brisbane,perth,auckland,toronto,montreal,vancouver,ottawa,calgary,mexico city,bogotá,lima,santiago,buenos aires,são paulo,rio de janeiro'.split(
    ',',
  ),
)

const provinces =
  /^(?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE|NSW|VIC|QLD|Ontario|Quebec|British Columbia|Alberta|Bavaria|Karnataka|Maharashtra|Tamil Nadu|Telangana|West Bengal|Haryana)$/

const modes =
  /^(?:(?:fully |100% )?remote(?: position)?|hybrid|on-?site|telework|work from home|wfh|various(?: locations)?|worldwide|nationwide)$/i

const areas = /(?:\b(?:metro(?:politan)?|bay) area|\bmetroplex|\bDMV area)$|^greater \p{Lu}/iu

const cityWords = /^\p{Lu}[\p{L}.'’-]*(?: (?:of|de|del|la|los|las|upon|on|the|(?:d[’'])?\p{Lu}[\p{L}.'’-]*)){0,3}$/u

const withoutZip = (text: string) => text.replace(/,? \d{5}(?:-\d{4})?$/, '').trim()

const isState = (text: string) =>
  findState(withoutZip(text)) !== null || provinces.test(text.replace(/ [A-Z]\d[A-Z] ?\d[A-Z]\d$/, ''))

/** "VA United States", as USAJOBS writes. */
const isStateOfUnion = (text: string) =>
  / (?:United States|USA)$/.test(text) && isState(text.replace(/ (?:United States|USA)$/, ''))

/** Provinces and states abroad have two letters, too; departments such as HR are none. */
const isLetterPair = (text: string) =>
  /^[A-Z]{2}$/.test(text) && !/^(?:IT|HR|QA|PR|BD|PM|AI|ML|UX|UI|RN|PE|BI|IP|IS|OT|PT|CA|PC|TV)$/.test(text)

const isRegion = (text: string): boolean =>
  isState(text) || isLetterPair(text) || findCountry(text) !== null || isStateOfUnion(text)

const isCityWithState = (text: string) => {
  const parts = /^(.+?),? ((?:[A-Z]\.? ?[A-Z]\.?)|[A-Z][a-z]+(?: [A-Z][a-z]+)?\.?)$/.exec(withoutZip(text))
  return (
    parts !== null &&
    cityWords.test(parts[1] ?? '') &&
    findState(parts[2] ?? '') !== null &&
    /^[A-Z.]+$|\.$/.test(parts[2] ?? '')
  )
}

export const isLonePlace = (text: string): boolean => {
  const tidy = text.trim().replaceAll(/^\(|\)$/g, '')
  return (
    modes.test(tidy) || areas.test(tidy) || cities.has(tidy.toLowerCase()) || isRegion(tidy) || isCityWithState(tidy)
  )
}

export const isCity = (text: string): boolean => cityWords.test(text.trim())

function countPlaceParts(parts: ReadonlyArray<string>): number {
  const last = parts.at(-1) ?? ''
  if (!isRegion(last)) return isLonePlace(last) ? 1 : 0
  const count = findCountry(last) !== null && !isState(last) && isState(parts.at(-2) ?? '') ? 2 : 1
  const city = parts[parts.length - 1 - count] ?? ''
  return count < parts.length && cityWords.test(city) ? count + 1 : count
}

export const isPlace = (text: string): boolean => {
  if (text.length > 90) return false
  const parts = text.split(/, ?/).filter(Boolean)
  const isTurned = parts.length === 2 && findCountry(parts[0] ?? '') !== null && cityWords.test(parts[1] ?? '')
  return isTurned || (parts.length > 0 && parts.length <= 4 && countPlaceParts(parts) >= parts.length)
}

const inBrackets = / ?\(([^()]{2,60})\)$/

export function withoutPlace(text: string): string {
  const bracket = inBrackets.exec(text)
  if (bracket && isPlace(bracket[1] ?? '')) return withoutPlace(text.slice(0, bracket.index))
  const parts = text.split(/, ?/)
  const count = countPlaceParts(parts)
  if (count === 0) return text
  return parts.slice(0, Math.max(1, parts.length - count)).join(', ')
}
