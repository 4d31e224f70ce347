import { listOf } from './list.ts'

export const schools = listOf(`
  Corvane University; University of the Upper Valley; Thistledown College; Marlborough State University;
  Haverstock Institute of Technology; Lower Cape Community College; University of Tamarind, Redlands; St. Osyth College;
  Granite Tech; Pemberley School of Design; Bitterroot Technical College; Wexcombe University
`)

/** Degree, then field; of some only a degree. */
export const degrees = listOf(`
  B.A. | English; Bachelor of Science | Nursing; BBA | Finance; M.S. | Statistics; Master of Arts | Museum Studies;
  Associate of Applied Science | Welding Technology; Ph.D. | Entomology; BS | Mechanical Engineering; MBA | ;
  M.Ed. | Special Education; Certificate | Medical Coding; Bachelor of Fine Arts | Illustration; B.Tech | Civil Engineering;
  MPH | Epidemiology; BSEE | ; Diploma | Culinary Arts
`).map((line) => line.split(' |').map((part) => part.trim()))

export const skills = listOf(`
  Excel; SQL; Spanish; CPR; forklift; QuickBooks; AutoCAD; public speaking; Salesforce; phlebotomy; Python; TIG welding;
  Tableau; Photoshop; triage; knife work
`)

export const referees = listOf(`
  Odile Marchbanks | Former supervisor | omarchbanks@example.org | 555-301-0110;
  Casimir Boateng | Colleague | casimir.b@example.com | (555) 302-0188;
  Theodora Lisle | Professor | tlisle@example.edu | 555.303.0147;
  Renzo Aldecott | Manager | renzo.aldecott@example.net | 555-304-0129
`).map((line) => line.split(' | '))

export const extras = listOf(`
  Food pantry driver on Saturdays; Member of the Guild of Invented Trades; Speaker at the Tri-County Fair;
  Coach of a girls' softball side; Ran four marathons; Translated a cookbook; Secretary of the tenants' council;
  Perfect attendance award; Sings alto; Restores radios
`)

export const summaries = listOf(`
  Steady worker who learns new tools within a week.; Known for calm at the busiest hour and for lists that others can use.;
  Looking for a team that measures twice.; Brings ten years of practice, and patience with people.
`)

export const schoolNotes = listOf(`
  GPA: 3.7/4.0; Honors: Provost's Scholar; Relevant coursework: Methods of the Institute, Ethics, Field School;
  Dean's List, four semesters; Graduated with distinction; Thesis: Bridges of the Lower Valley; Teaching award of the graduate college;
  Activities: debate, University Choir
`)
