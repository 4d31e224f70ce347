const occupations = new Set(
  'accountant,actor,actuary,adjudicator,adjuster,administrator,adviser,advisor,advocate,aide,agent,ambassador,analyst,anesthetist,apprentice,appraiser,arborist,archaeologist,architect,archivist,artist,assembler,assessor,assistant,associate,attendant,attorney,auditor,author,aviator,baker,banker,barber,barista,bartender,biologist,boatswain,bookkeeper,bricklayer,broker,busser,butcher,buyer,captain,caregiver,caretaker,carpenter,cashier,caterer,ceo,cfo,chair,chairman,chairperson,chaplain,chauffeur,chef,chemist,chief,chiropractor,cio,cleaner,clerk,clinician,coach,cofounder,co-founder,colonel,columnist,commander,commissioner,composer,conductor,conservator,consultant,contractor,contributor,controller,cook,coordinator,copywriter,corporal,corpsman,correspondent,counsel,counselor,counsellor,courier,crew,cto,coo,curator,custodian,dancer,dealer,dean,deckhand,dentist,deputy,designer,detailer,detective,developer,dietitian,director,dishwasher,dispatcher,docent,doctor,drafter,draftsman,driller,driver,ecologist,economist,editor,educator,electrician,engineer,ensign,entrepreneur,epidemiologist,estimator,evaluator,examiner,executive,expert,extern,fabricator,facilitator,farmer,fellow,fighter,firefighter,fisher,fitter,florist,foreman,founder,freelancer,fundraiser,gardener,geographer,geologist,geophysicist,governor,graduate,groundskeeper,guard,guide,gunner,hairdresser,handler,handyman,head,helper,historian,host,hostess,housekeeper,hydrologist,hygienist,illustrator,infantryman,inspector,installer,instructor,intern,internship,interpreter,interviewer,inventor,investigator,investor,janitor,jeweler,journalist,journeyman,judge,laborer,labourer,landscaper,lawyer,lead,leader,lecturer,liaison,librarian,lieutenant,lifeguard,lineman,linguist,lobbyist,locksmith,machinist,magistrate,maid,mailman,maintainer,major,maker,manager,marine,marketer,mason,master,mate,mathematician,mechanic,mediator,medic,member,mentor,merchandiser,messenger,meteorologist,midshipman,midwife,millwright,miner,minister,mixologist,model,moderator,monitor,musician,nanny,navigator,negotiator,nurse,nutritionist,observer,officer,operative,operator,optician,optometrist,organizer,orderly,owner,packer,painter,paralegal,paramedic,paraprofessional,partner,pastor,pathologist,pediatrician,pharmacist,philosopher,phlebotomist,photographer,physician,physicist,physiotherapist,pilot,pipefitter,planner,plumber,poet,policeman,porter,postdoc,postmaster,practitioner,preparer,president,preceptor,principal,printer,private,proctor,producer,professional,professor,programmer,promoter,proofreader,proprietor,prosecutor,provost,psychiatrist,psychologist,publicist,publisher,radiographer,radiologist,ranger,realtor,receptionist,recruiter,registrar,rep,reporter,representative,researcher,resident,rigger,roofer,roughneck,sailor,salesman,salesperson,saleswoman,scholar,scientist,scout,screener,scribe,scrummaster,seaman,seamstress,secretary,sergeant,server,setter,shepherd,shipwright,sniper,social worker,soldier,sommelier,sonographer,specialist,sponsor,statistician,stenographer,steward,stewardess,stocker,strategist,student,superintendent,supervisor,surgeon,surveyor,sysadmin,tailor,teacher,technician,technologist,teller,temp,tender,tester,therapist,toolmaker,trader,trainee,trainer,transcriber,translator,treasurer,trooper,trustee,tutor,typist,underwriter,undersecretary,upholsterer,usher,valet,vet,veterinarian,victualler,videographer,volunteer,vp,svp,evp,waiter,waitress,warden,warehouseman,watchman,welder,worker,wrangler,writer,yeoman,webmaster,devops,qa'.split(
    ',',
  ),
)

const ranks =
  /^(?:(?:senior|sr\.?|junior|jr\.?|lead|principal|chief|head|deputy|assistant|asst\.?|associate|acting|interim|vice|executive|staff|certified|licensed|registered|master|managing|regional|general|graduate|undergraduate|part-time|full-time|freelance|co-|founding|first|second|petty) )/i

const titleSuffix = /(?:ist|eer|ician|woman|person)$/

const looseSuffix = /(?:er|or|ant|man|smith|wright|hand)$/

const noSuffix = new Set(
  'corner,center,water,river,silver,tower,power,paper,harbor,harbour,computer,cancer,number,senior,junior,other,winter,summer,amber,copper,super,hunter,carter,walker,parker,miller,taylor,turner,baxter,foster,alexander,sumner,porter,cooper,fischer,weber,cyber,over,under,order,better,matter,letter,border,theater,theatre,shelter,quarter,career,transfer,offer,user,member,chamber,frontier,premier,pioneer,door,floor,color,major,minor,motor,factor,sector,vector,tutor,anchor,mirror,doctor,manor,restaurant,plant,giant,grant,merchant,pleasant,human,german,roman,norman,ocean'.split(
    ',',
  ),
)

const legalForm =
  /(?:^|[\s,])(?:inc|llc|l\.l\.c|ltd|limited|corp|corporation|co|gmbh|plc|llp|pllc|l\.p|p\.?c|s\.a|a\/s|pty|ag|oy|bv|b\.v|srl|kg)\.?$/i

const firms =
  /\b(?:company|group|bank|hospitals?|clinics?|university|college|schools?|institutes?|agency|department|dept|laborator(?:y|ies)|labs?|mills?|partners|solutions|services?|systems|technologies|technology|industries|associates|foundation|army|navy|naval|air force|marine corps|coast guard|national guard|county|city of|state of|bureau|ministry|office of|administration|commission|authority|council|committee|district|board of|center|centre|association|society|church|logistics|freight|consulting|consultants|holdings|enterprises|ventures|capital|insurance|airlines|airways|railways?|motors|pharmaceuticals?|pharma|healthcare|health|medical center|medicine|media|interactive|studios?|networks?|software|analytics|dynamics|aerospace|defense|energy|electric|utilities|construction|contractors|builders|realty|properties|restaurants?|cafe|café|coffee|bakery|bistro|grill|diner|hotel|resorts?|inn|market|supermarket|stores?|shop|pharmacy|books|library|museum|theat(?:er|re)|ymca|worldwide|international|global|federal|works|brothers|bros|sons|farms?|brewery|winery|nursery|trucking|transport|express|shipping|shipyard|dry dock|terminals?|steel|foods?|kitchens?|club|academy|institution|trust|fund|credit union|savings|financial|exchange|post office|postal service|squadron|battalion|brigade|regiment|platoon|fleet|division|corps|uss|camp|fort|embassy)\b/i

const lastFirm = new RegExp(`${firms.source}[.,]?$`, 'i')

const singular = (word: string) => (/[^s]s$/.test(word) ? word.slice(0, -1) : word)

const headPhrase = (text: string) =>
  text
    .split(/ (?:of|for|to|on|with|in|at) |, | [-–—/|] | ?\(/)[0]
    ?.replace(/(?:[ ,]+(?:[IVX]{1,4}|[1-9]|(?:gs|e|o|w|cw|l|ic)-?\d[\d-]*|level \d))+$/i, '')
    .trim() ?? ''

export const splitWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}’'-]+/u)
    .filter(Boolean)

/** 0 for words that no occupation has, up to 4. */
export function scoreTitle(text: string): number {
  if (text.length > 90 || /[@:]|https?|\.$/.test(text)) return 0
  const head = headPhrase(text)
  const words = splitWords(head)
  const last = words.at(-1) ?? ''
  const rank = ranks.test(text) ? 1 : 0
  if (occupations.has(last)) return 3 + rank
  if (occupations.has(singular(last))) return 1.5 + rank
  if (words.some((word) => occupations.has(word)) || splitWords(text).some((word) => occupations.has(word)))
    return 1 + rank
  if (last.length <= 4 || noSuffix.has(last)) return rank
  return rank + (titleSuffix.test(last) ? 1 : looseSuffix.test(last) ? (words.length > 1 ? 0.6 : 0.3) : 0)
}

/** 0 for words that no firm has, up to 4. */
export function scoreFirm(text: string): number {
  if (text.length > 120) return 0
  if (legalForm.test(text)) return 4
  if (
    /\.(?:com|org|net|io|ai|gov|edu)$|^(?:u\.?s\.? |united states )|^self[- ]employed$|^(?:freelance|independent)$/i.test(
      text,
    )
  )
    return 3
  if (lastFirm.test(text) || lastFirm.test(headPhrase(text))) return 3
  if (firms.test(text)) return 1.8
  return /^\p{Lu}\p{L}* (?:&|and) \p{Lu}|\p{Ll}\p{Lu}|^[\p{Lu}\d&]{2,6}$|^the \p{Lu}|[’']s$/u.test(text) ? 0.5 : 0
}

const schools =
  /\b(?:university|universidad(?:e)?|universität|université|università|hochschule|college|collège|school|institute|institut|academy|polytechnic|polytechnique|univ|conservatory|seminary|école|lyceum|gymnasium|bootcamp|vo-?tech|faculty)\b|^(?:MIT|Caltech|IIT\b.*|NIT\b.*|BITS\b.*|UC [A-Z][a-z].*|CSU\b.*|SUNY\b.*|CUNY\b.*|UCLA|USC|NYU|ETH\b.*|[A-Z][a-z]+ (?:Tech|State|A&M|Poly))\b|\b(?:Tech|A&M)$/i

const noSchool =
  /\b(?:awards?|prize|scholarships?|captain|president of|taught|council|club|team)\b|^(?:high school diploma|some college|college (?:coursework|credits?)|school of)|[:;]|^(?:university|college) scholar/i

const credential =
  '(?:b\\.? ?s\\.?(?: ?c\\.?)?|b\\.? ?a\\.?(?: ?s)?|b\\.?sc|m\\.?sc|m\\.? ?s\\.?|m\\.? ?a\\.?|m\\.?b\\.?a|ph\\.? ?d|a\\.? ?a\\.?(?: ?s)?|a\\.? ?s|j\\.? ?d|m\\.? ?d|d\\.? ?o|ed\\.? ?[dms]|d\\.?b\\.?a|d\\.?n\\.?p|d\\.?d\\.?s|d\\.?v\\.?m|pharm\\.?d|psy\\.?d|b\\.?eng|m\\.?eng|b\\.?e|m\\.?e|b\\.?tech|m\\.?tech|b\\.?f\\.?a|m\\.?f\\.?a|b\\.?b\\.?a|b\\.?p\\.?s|m\\.?p\\.?[pahs]|m\\.?p\\.?s|m\\.?ed|b\\.?ed|m\\.?a\\.?t|ll\\.?[bm]|bs[a-z]{1,3}|ms[a-z]{1,3}|mph|mpa|mpp|msw|bsw|bca|mca|bcom|b\\.?com|m\\.?com|m\\.?phil|m\\.?div|m\\.?arch|b\\.?arch|m\\.?l\\.?i?\\.?s|mfa|adn|a\\.?a\\.?s)'

const degrees = new RegExp(
  `^(?:(?:dual |joint |double |executive |online |honou?rs )?(?:bachelor|master|associate|doctor|doctorate|baccalaureate|diploma|graduate (?:certificate|diploma)|certificate|certification|nanodegree|ged\\b|g\\.e\\.d|general education|high school (?:diploma|graduate)|secondary school|a-levels|postgraduate|post-graduate|undergraduate|licen[cs]iate|laurea|licenciatura|licence|magister|diplom|abitur)|${credential}\\.?(?=[\\s,(:/–—-]|$))`,
  'i',
)

export const isSchool = (text: string): boolean => text.length <= 120 && schools.test(text) && !noSchool.test(text)
export const isDegree = (text: string): boolean =>
  (degrees.test(text) || /^\p{Lu}[\p{L} -]{2,40} (?:certificate|diploma|degree)$/iu.test(text)) &&
  !/^(?:ma|ms|me|as|do|be|md) [a-z]/.test(text)
export const isCredential = (text: string): boolean =>
  new RegExp(`^${credential}\\.?$`, 'i').test(text) ||
  /^(?:jr|sr|i{2,3}|iv|cpa|pe|p\.e|pmp|rn|lpn|np|cfa|cissp|csm|acp|shrm|esq|cna|emt|ceh|cism|aia|leed|fache|usa|usn|usaf|usmc|uscg|ret|[A-Z]{2,6}(?:[-–/][A-Z]{1,4})?|[A-Z]\.[A-Z]\.)\.?$/.test(
    text,
  ) ||
  /^(?:jr|sr|ret)\.?$/i.test(text)

export const abbreviationEnd =
  /(?:^|[\s,(])(?:inc|corp|ltd|llc|l\.l\.c|bros|co|univ|dept|div|asst|assoc|mgr|sr|jr|st|mt|ft|u\.s|d\.c|[a-z]\.[a-z]|ph\.d|b\.s|b\.a|m\.s|m\.a|[A-Z][a-z]{1,4})\.$/i
