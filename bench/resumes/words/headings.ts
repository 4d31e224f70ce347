import { listOf } from './list.ts'

export const workHeadings = listOf(`
  Experience; Work Experience; Professional Experience; Employment History; Employment; Work History; Career History;
  Relevant Experience; Selected Experience; Professional Background; Related Experience; Professional Experiences;
  Working Experience; Past Experience; Career Experience; Industry Experience; Employment Record; Professional History;
  Positions Held; Work Background; Job History; Career Summary and Experience; Experience & Accomplishments;
  Work Experience (last 15 years); Professional Work Experience; Corporate Experience; Employment Experience;
  My Experience; Paid Experience
`)

export const schoolHeadings = listOf(`
  Education; Academic Background; Education and Training; Education & Certifications; Educational Background; Schools;
  Academic Qualifications; Education History; Schooling; Degrees; Academic History; Academic Credentials; Studies;
  Formal Education; Education / Training; Educational Qualifications; Academic Education; Higher Education;
  Academic Preparation; Education and Honors; College; Qualifications and Education; University Education;
  Academic Record; Education Summary
`)

export const skillHeadings = listOf(`
  Skills; Technical Skills; Core Competencies; Tools; Computer Skills; Areas of Expertise; Key Strengths; Technologies;
  Skills & Interests; Proficiencies; Technical Toolbox; Languages and Tools; Strengths; Skill Set; Competencies;
  Additional Skills; Professional Skills; Software; Abilities; What I Do Well; Expertise; Technical Proficiency;
  Selected Skills; Core Skills; Capabilities
`)

export const extraHeadings = listOf(`
  Volunteer Work; Awards; Interests; Publications; Community Service; Certifications; Affiliations; Side Projects;
  Honors; Hobbies; Memberships; Licenses; Activities; Outreach; Presentations; Security Clearance; Patents; Travel;
  Additional Information; Professional Development; Exhibitions; Military Service; Personal Projects; Leadership; Other
`)

export const summaryHeadings = listOf(`
  Summary; Profile; Objective; About Me; Professional Summary; Career Objective; Executive Profile; Who I Am; Overview;
  Qualifications Summary; Personal Statement; At a Glance; Career Profile; Introduction; Summary of Qualifications;
  Goal; Career Goal; Professional Profile; Bio; Highlights; Statement; About; In Brief; Value Offered; Headline
`)

export const referenceHeadings = listOf(`
  References; Professional References; Referees; References and Contacts; Work References; Character References;
  Personal References; List of References; My References; Reference List
`)
