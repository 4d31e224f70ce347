import { listOf } from './list.ts'

export const employers = listOf(`
  Brightmoor; Alder & Finch; Quantive; Halvard Freight; Northwind Kettle; Sable Creek; Ostrander Pike; Tidewrack;
  Lumen & Lark; Zephyrine; Cobalt Heron; Marchetti Brothers; Vantyx; Pendragon Foods; Greywether; Juniper Sound;
  Bellweather Group; Kestrelworks; Orbis Nine; The Painted Door; Ardent; Hollowell & Crane; Fjord Interactive; Redshank;
  Booth Lockridge Tanner; Sycamore Street Clinic; Paloma; Truelane; Castellan Defense; Wren Hollow; Ironbark; Petrichor;
  Loomis Fairweather; Nightjar Media; Amberline; Stonecipher; Dray & Hitch; Velour; Mosaic Harbor; Umbra Optics;
  Larkhaven School District; Cinderford; Okapi; Three Rivers Transit; Blue Mesa Outfitters; Farrowgate; Solenne; Tannhauser;
  Wickham Oates; Sandpiper; Dovetail & Rye; Axiom Reef; Hearthmoor; Linden Row; Pinnacle Orchard; Rosetta Freight;
  Yarrow; Maddox Trent Ives; Silverfin; Copperline Energy; Elmsworth; Kite & Barrow; Nimbus Seven; Old Ferry Bakery;
  Quarry Bend; Ravenna Motors; St. Aldric Hospital; Township of Wexley; Vireo; Westerlund; Zinnia; Office of the County Clerk;
  7th Street Garage; Bright & Early Childcare; Department of Harbors; eCurrent; H&T Roofing; U.S. Forest Service
`)

/** Read with and without their ending. */
export const firmsWithEnding = listOf(`
  Brackenridge, Inc.; Tolliver Corp.; Wyndham Peak LLC; Osterman Co.; Caldera Ltd.; Hartsock, LLC; Ravel Inc.; Dunlevy Ltd
`)

export const titles = listOf(`
  Barista; Loan Closer; Rigger; Phlebotomist; Scrum Master; Deputy Program Manager II; Fellow; Line Cook; Postdoc;
  Dental Hygienist; Claims Adjuster; Welder; Paralegal; Sous Chef; Product Owner; Sr. Systems Administrator;
  Assistant Store Manager; Data Scientist; Court Reporter; Dispatcher; Grant Writer; Forklift Operator; Estimator;
  Vice President; Radiologic Technologist; Copy Editor; Case Worker; Bookkeeper; Flight Paramedic; Help Desk Technician;
  Software Engineer III; Merchandiser; Actuary; Stage Manager; Groundskeeper; Chief of Staff; Lab Manager; Deckhand;
  Instructional Designer; HVAC Apprentice; Cost Estimator; Night Auditor; Substitute Teacher; Patent Examiner;
  Quality Inspector; Doula; Research Associate; Intern;
  Account Executive; Butcher; Cosmetologist; Donor Relations Officer; Electrician; Firefighter/EMT; Geologist;
  Home Health Aide; Investigator; Journeyman Plumber; Kindergarten Teacher; Landscape Designer; Machinist; Nanny;
  Occupational Therapist; Payroll Clerk; QA Lead; Recruiter; Security Officer; Tax Preparer; UX Researcher; Valet;
  Warehouse Associate; Youth Counselor; Lead Cost Analyst; Member of Technical Staff; Executive Assistant to the CEO;
  Co-Founder & CTO; Lecturer; Summer Associate; Crew Chief; Teller
`)

export const titlesWithComma = listOf(`
  Director, Field Programs; Supervisor, Front Desk; Manager, Cost and Schedule; Associate, Mergers;
  Vice President, Claims; Analyst, Fraud
`)

export const duties = listOf(`
  Planned the weekly rota for nineteen people; Cut the backlog of open tickets from 300 to 40;
  Reconciled three ledgers before the fifth of each month; Trained eleven newcomers on the line;
  Answered forty callers a day in two languages; Drafted bids worth $3.2M and won two in five;
  Kept a fleet of 26 vans on the road; Wrote the manual that the night shift still uses;
  Led a team of four through an audit without findings; Moved 1,200 records out of paper folders;
  Checked gauges hourly and logged what drifted; Set up stands at six trade fairs;
  Reported on-time figures to the owners; Rebuilt the price list after suppliers changed;
  Walked the site each morning with the foreman; Measured, cut and fitted parts by drawing;
  Saved 15% on freight by sharing trucks; Scheduled visits, reminders and follow-ups;
  Built dashboards that the branch heads open daily; Calmed upset guests and found them rooms;
  Tested releases by hand and by script; Prepared trays, charts and rooms; Translated leaflets into Tagalog;
  Opened and closed the shop alone on Sundays; Designed forms that halved the calls; Drove a reach truck in narrow aisles;
  Coached new managers in their first 90 days; Presented to the board each quarter; Kept kilns at 1,200 degrees;
  Negotiated leases with 12 landlords; Wrote grants, reports and thank-you notes; Sorted parcels from 4 a.m.;
  Audited time sheets of five crews; Ran payroll for 260; Mended what others threw away; Filed claims within 24 hours;
  Served as acting manager from June to August; Directed a school play; Taught evening classes at the college;
  Supported the May 2019 move to a new building
`)

export const places = listOf(`
  Dayton, OH; Arlington, VA; Fresno, CA; Bangor, ME; El Paso, TX; Huntsville, AL; Washington, DC; Eau Claire, WI;
  Coeur d'Alene, ID; St. Paul, MN; New Haven, CT; Baton Rouge, LA; Lincoln, NE; Bozeman, MT;
  Dayton, Ohio; Arlington, Va.; Washington, D.C.; Toronto, Canada; London, UK; Remote; New York, NY; Manila, Philippines;
  San Juan, PR; Winston-Salem, North Carolina
`)

/** What makes a duty longer than a line. */
export const reasons = listOf(`
  which the owners had put off for three years for want of a quiet month;
  together with two colleagues of the other shift and a consultant from Akron;
  after the old way of doing it had cost the firm a customer and a van;
  so that the branch could stay open through the winter without overtime
`)
