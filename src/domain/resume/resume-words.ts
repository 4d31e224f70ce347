const states =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'

const names = new Map(
  states.split(',').flatMap((each) => {
    const [code, name] = [each.slice(0, 2), each.slice(3)]
    return [[code, name] as const, [name.toLowerCase(), name] as const]
  }),
)

export const stateNamed = (text: string): string | null =>
  names.get(text.length === 2 ? text : text.toLowerCase()) ?? null

const nationNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' })

export function countryNamed(text: string): string {
  const tidy = text.trim()
  if (/^(?:usa|u\.s\.a?\.?|united states of america)$/i.test(tidy)) return 'United States'
  return (/^[a-z]{2}$/i.test(tidy) && nationNames.of(tidy.toUpperCase())) || tidy
}

const titles =
  /\b(?:administrator|advisor|agent|analyst|apprentice|architect|assistant|associate|attorney|auditor|bookkeeper|buyer|captain|carpenter|cashier|chef|chief|clerk|coach|consultant|cook|coordinator|counsel|designer|developer|director|driver|editor|electrician|engineer|estimator|executive|foreman|head of|inspector|instructor|intern|interpreter|lead|lecturer|librarian|machinist|manager|mechanic|nurse|officer|operator|owner|paralegal|pharmacist|physician|planner|president|producer|professor|programmer|receptionist|recruiter|representative|researcher|sailor|salesperson|scientist|secretary|sergeant|server|specialist|supervisor|surveyor|teacher|technician|teller|tester|therapist|trainee|trainer|translator|tutor|welder|worker|writer)s?\b/i

const firms =
  /\b(?:inc|llc|ltd|corp|corporation|company|co|gmbh|group|bank|hospital|clinic|university|college|school|institute|agency|department|laborator(?:y|ies)|labs?|mills?|partners|solutions|services|systems|technologies|industries|associates|foundation|army|navy|air force|marine corps|county|city of)\b/i

const schools = /\b(?:university|college|school|institute|academy|polytechnic|univ|conservatory|seminary)\b|\bMIT\b/i

const degrees =
  /^(?:bachelor|master|associate|doctor|diploma|certificate|certification|ged\b|high school diploma|minor in|postgraduate|(?:b\.?s\.?c?|b\.?a|m\.?s\.?c?|m\.?a|m\.?b\.?a|ph\.?d|a\.?a\.?s?|a\.?s|j\.?d|m\.?d|b\.?eng|m\.?eng|b\.?f\.?a|m\.?f\.?a)\.?(?=[\s,)]|$))/i

export const isTitle = (text: string) => titles.test(text)
export const isFirm = (text: string) => firms.test(text)
export const isSchool = (text: string) => schools.test(text) && !/^(?:high school diploma|some college)/i.test(text)
export const isDegree = (text: string) => degrees.test(text)

const suffix = /^(?:inc|llc|ltd|corp|co|gmbh|l\.?p|p\.?c)\.?$/i

export function splitPieces(text: string): ReadonlyArray<string> {
  const pieces: string[] = []
  for (const each of text.split(/ [|•·–—-] |[|•·]|, |; /)) {
    const piece = each.replaceAll(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, '')
    const last = pieces.length - 1
    if (suffix.test(piece) && last >= 0) pieces[last] = `${pieces[last]}, ${piece}`
    else if (piece !== '') pieces.push(piece)
  }
  return pieces
}

export function withoutPlace(pieces: ReadonlyArray<string>): ReadonlyArray<string> {
  const last = pieces.at(-1)
  if (last === undefined || pieces.length < 2) return pieces
  if (/^(?:remote|hybrid|usa|united states)$/i.test(last)) return withoutPlace(pieces.slice(0, -1))
  if (stateNamed(last.replace(/ \d{5}$/, '')) === null) return pieces
  return pieces.slice(0, pieces.length > 2 ? -2 : -1)
}
