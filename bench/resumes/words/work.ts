import { listOf } from './list.ts'

export const employers = listOf(`
  Brightmoor; Alder & Finch; Quantive; Halvard Freight; Northwind Kettle; Sable Creek; Ostrander Pike; Tidewrack;
  Lumen & Lark; Zephyrine; Cobalt Heron; Marchetti Brothers; Vantyx; Pendragon Foods; Greywether; Juniper Sound;
  Bellweather Group; Kestrelworks; Orbis Nine; The Painted Door; Ardent; Hollowell & Crane; Fjord Interactive; Redshank;
  Booth Lockridge Tanner; Sycamore Street Clinic; Paloma; Truelane; Castellan Defense; Wren Hollow; Ironbark; Petrichor;
  Loomis Fairweather; Nightjar Media; Amberline; Stonecipher; Dray & Hitch; Velour; Mosaic Harbor; Umbra Optics;
  Larkhaven School District; Cinderford; Okapi; Three Rivers Transit; Blue Mesa Outfitters; Farrowgate; Solenne; Tannhauser
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
  Quality Inspector; Doula; Research Associate; Intern
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
  Opened and closed the shop alone on Sundays
`)

export const places = listOf(`
  Dayton, OH; Arlington, VA; Fresno, CA; Bangor, ME; El Paso, TX; Huntsville, AL; Washington, DC; Eau Claire, WI;
  Coeur d'Alene, ID; St. Paul, MN; New Haven, CT; Baton Rouge, LA; Lincoln, NE; Bozeman, MT
`)

/** What makes a duty longer than a line. */
export const reasons = listOf(`
  which the owners had put off for three years for want of a quiet month;
  together with two colleagues of the other shift and a consultant from Akron;
  after the old way of doing it had cost the firm a customer and a van;
  so that the branch could stay open through the winter without overtime
`)
