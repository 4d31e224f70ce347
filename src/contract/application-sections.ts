import { defineForm, choiceField, choicesField, textField, type Field, type FieldValue } from './form.ts'
import { saveApplicationPart } from './application-operations.ts'
import { parseMonth } from './month.ts'
import type { ReferenceKindName } from './entity-names.ts'
import {
  firstName,
  lastName,
  optionalEmail,
  optionalPhone,
  optionalPostalCode,
  phone,
  idText,
  line,
  optionalLine,
  optionalLines,
  visitorEmail,
  withCheck,
  type TextRules,
} from './text-rules.ts'

export type Control = {
  readonly autocomplete?: string
  readonly of?: ReferenceKindName
  readonly isMonth?: true
  readonly hasLines?: true
  /** Its options are sentences, which a closed list would cut. */
  readonly hasSentences?: true
}

type SectionField = Field<FieldValue> & { readonly control?: Control }

const having = <Value extends FieldValue>(field: Field<Value>, control: Control) => ({ ...field, control })

const text = (label: string, rules: TextRules, autocomplete = 'off') =>
  having(textField(label, rules), { autocomplete })

const longText = (label: string, length: number) =>
  having(textField(label, optionalLines(length)), { autocomplete: 'off', hasLines: true })

const listed = (label: string, of: ReferenceKindName, message?: string, autocomplete = 'off') =>
  having(textField(label, message === undefined ? optionalLine(100) : idText(message, 100)), { of, autocomplete })

const monthRules = (rules: TextRules) =>
  withCheck(rules, {
    holds: (typed) => typed === '' || parseMonth(typed) !== null,
    message: 'Please write a month and a year, such as 6/2019',
  })
const month = (label: string, message?: string) =>
  having(textField(label, monthRules(message === undefined ? optionalLine(50) : line(message, 50))), {
    autocomplete: 'off',
    isMonth: true,
  })

const answer = <const Option extends string>(label: string, ...options: ReadonlyArray<Option>) =>
  choiceField<'' | Option>(label, ['', ...options])

const defineSection = <const Name extends string, const Fields extends Readonly<Record<string, SectionField>>>(
  title: string,
  child: Name,
  fields: Fields,
  is: { readonly list?: true; readonly carriedOver?: true; readonly apart?: true } = {},
) => ({
  title,
  child,
  form: defineForm(saveApplicationPart, { [title]: fields }, false),
  controls: Object.fromEntries(Object.entries(fields).map(([name, { control }]) => [name, control ?? {}])) as Readonly<
    Record<string, Control>
  >,
  isList: is.list ?? false,
  isCarriedOver: is.carriedOver ?? false,
  /** Those who decide about the application must never see it. */
  isSeparate: is.apart ?? false,
})

const isCurrent = (label: string) => choicesField('Still there', [label])

export const sections = {
  contact: defineSection(
    'Contact details',
    'ContactDetails',
    {
      FirstName: text('First Name', firstName, 'given-name'),
      LastName: text('Last Name', lastName, 'family-name'),
      Email: text('Email', visitorEmail, 'email'),
      Phone: text('Phone', phone('Please enter your phone number'), 'tel'),
      Address1: text('Address', line('Please enter your address', 200), 'address-line1'),
      Address2: text('Address, second line', optionalLine(200), 'address-line2'),
      City: text('City', line('Please enter your city', 100), 'address-level2'),
      State_ID: listed('State', 'State', undefined, 'address-level1'),
      ZipCode: text('ZIP Code', optionalPostalCode, 'postal-code'),
      Country_ID: listed('Country', 'Country', 'Please choose your country', 'country'),
      ApplicantSource_ID: listed('How did you hear about this job?', 'ApplicantSource'),
    },
    { carriedOver: true },
  ),
  education: defineSection(
    'Education',
    'EducationHistory',
    {
      School: text('School', line('Please enter the name of the school', 200)),
      Degree: text('Degree or certificate', line('Please enter what you learned there, such as a degree', 200)),
      Field: text('Field of study', optionalLine(200)),
      From: month('From'),
      To: month('To'),
      IsCurrent: isCurrent('I still study there'),
    },
    { list: true, carriedOver: true },
  ),
  employment: defineSection(
    'Employment',
    'EmploymentHistory',
    {
      Employer: text('Employer', line('Please enter the name of the employer', 200)),
      JobTitle: text('Job Title', line('Please enter your job title', 200)),
      From: month('From', 'Please enter when you started'),
      To: month('To'),
      IsCurrent: isCurrent('I still work there'),
      Duties: longText('What you did', 4000),
      MayBeAsked: answer('May we ask this employer about you?', 'yes', 'no'),
    },
    { list: true, carriedOver: true },
  ),
  references: defineSection(
    'References',
    'WorkReference',
    {
      Name: text('Name', line('Please enter a name', 200)),
      Relation: text('How do you know each other?', line('Please say how you know each other', 200)),
      Email: text('Email', optionalEmail),
      Phone: text('Phone', optionalPhone),
      MayBeAsked: answer('May we contact this person without telling you first?', 'yes', 'tell me first'),
    },
    { list: true, carriedOver: true },
  ),
  veteran: defineSection('Veteran status', 'VeteranType', {
    VeteranType_ID: listed('Veteran status', 'VeteranType', 'Please choose one, or that you do not wish to answer'),
  }),
  ada: defineSection('The work and its demands', 'ADAJobDescription', {
    ADAJobDescription_ID: having(
      listed('What the work is like', 'ADAJobDescription', 'Please choose what the work is like'),
      { of: 'ADAJobDescription', hasSentences: true },
    ),
    CanDo: answer('Can you do this work, with or without help?', 'yes', 'no'),
    NeedsSupport: answer('Do you need anything to apply or to work here?', 'yes', 'no'),
    Support: longText('What would help you', 2000),
  }),
  declarations: defineSection('Declarations', 'Declarations', {
    MayWork: answer('May you work in the United States?', 'yes', 'no'),
    HasRelatives: answer('Does a relative of yours work here?', 'yes', 'no'),
    Relatives: longText('Who, and how you are related', 1000),
    IsTrue: choicesField('Statement', ['What I have written is true and complete']),
    MayUse: choicesField('Use of my data', ['You may use it to decide about this application']),
  }),
  equal: defineSection(
    'Equal opportunity',
    'EqualOpportunity',
    {
      Gender_ID: listed('Gender', 'Gender', undefined, 'sex'),
      EthnicCategory_ID: listed('Ethnic category', 'EthnicCategory'),
      MaritalStatus_ID: listed('Marital status', 'MaritalStatus'),
    },
    { apart: true },
  ),
  ssn: defineSection(
    'Social Security number',
    'SocialSecurityNumber',
    { Number: text('Social Security number', line('Please enter your Social Security number', 100)) },
    { apart: true },
  ),
} as const

export type SectionName = keyof typeof sections

export type Child = (typeof sections)[SectionName]['child']

export type AnySectionName = SectionName | 'attachments'

export const sectionNames = Object.keys(sections) as ReadonlyArray<SectionName>

export const isSectionName = (name: string): name is SectionName => Object.hasOwn(sections, name)

export const attachmentsTitle = 'Resume and other files'

export const sectionTitle = (name: AnySectionName): string =>
  name === 'attachments' ? attachmentsTitle : sections[name].title

export const sectionStates = ['not started', 'in progress', 'complete', 'taken over'] as const

export const voluntarySections: ReadonlyArray<SectionName> = ['equal']

export const listRequestedSections = (hasSsnQuestion: boolean): ReadonlyArray<SectionName> =>
  sectionNames.filter((name) => hasSsnQuestion || name !== 'ssn')

/** In bytes: one part as JSON, and all parts of an application together. */
export const [largestPart, largestForm] = [16 * 1024, 256 * 1024] as const

export const maxEntries = 20
