/**
 * What an applicant chooses from, in the order in which it is offered (C3.1). What she says of herself is voluntary: each of
 * those lists ends with a choice that says nothing. Ethnic categories are those of the EEO-1 report, kinds of veterans those
 * of the Vietnam Era Veterans' Readjustment Assistance Act.
 */
export const choices = {
  ADAJobDescription: [
    'Office work: sits for most of the day, works at a computer, and speaks by phone and by video',
    'Office work with visits: as office work, with travel by car or by air on up to a quarter of all days',
    'Work at a client’s site: walks between buildings, climbs stairs, and stands through meetings of up to two hours',
    'Work aboard ships and in depots: climbs ladders, wears protective gear, and carries up to 25 pounds',
  ],
  ApplicantSource: [
    'Our website',
    'An employee of the firm',
    'A job alert by e-mail',
    'A job board',
    'A recruiter',
    'A college or university',
    'A career fair or conference',
    'A professional association',
    'A military transition program',
    'Social media',
    'Other',
  ],
  AttachmentType: [
    'Resume',
    'Cover Letter',
    'Transcript',
    'Certification or License',
    'Writing Sample',
    'Letter of Reference',
    'Other',
  ],
  EthnicCategory: [
    'American Indian or Alaska Native',
    'Asian',
    'Black or African American',
    'Hispanic or Latino',
    'Native Hawaiian or Other Pacific Islander',
    'White',
    'Two or More Races',
    'I do not wish to answer',
  ],
  Gender: ['Female', 'Male', 'Nonbinary', 'Another gender', 'I do not wish to answer'],
  MaritalStatus: [
    'Single',
    'Married',
    'Civil union or domestic partnership',
    'Separated',
    'Divorced',
    'Widowed',
    'I do not wish to answer',
  ],
  TestEntity: ['First test row', 'Second test row'],
  VeteranType: [
    'Not a protected veteran',
    'Disabled veteran',
    'Recently separated veteran',
    'Active duty wartime or campaign badge veteran',
    'Armed Forces service medal veteran',
    'Protected veteran who does not wish to say of which kind',
    'I do not wish to answer',
  ],
} as const

/** What was offered once and still stands in what applicants sent. */
export const noLongerOffered = {
  ApplicantSource: ['A newspaper advertisement'],
  AttachmentType: ['Salary History'],
} as const
