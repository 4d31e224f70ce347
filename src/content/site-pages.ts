import { servicesOffered } from '#contract/business-options.ts'
import type { SitePage } from '#contract/site-content.ts'
import { about, capabilities, leaders, tenets } from './about.ts'
import { milestones, ridge } from './headcount.ts'
import { accessibilityStatement } from './accessibility.ts'
import { benefits } from './benefits.ts'
import { businessProfile } from './business-profile.ts'
import { careersBenefits, careersHome } from './careers-home.ts'
import { contactCopy } from './contact.ts'
import { contractPeriods, contracts, oasisDomains } from './contracts.ts'
import { equalOpportunity, equalOpportunityPosters, otherNotices, rightToWorkNotices } from './equal-opportunity.ts'
import { anniversaryPromo, careersBanner, homeAbout, serviceCards } from './home.ts'
import { firm } from './firm.ts'
import { legalLead, termsOfService, type PolicyPart } from './legal.ts'
import { opportunities } from './opportunities.ts'
import { ownership, ownershipBenefits } from './ownership.ts'
import { pageDescriptions, type DescribedPage } from './page-descriptions.ts'
import {
  forgetting,
  browserStorageItems,
  retentionNote,
  privacyContact,
  privacyLead,
  privacyPolicy,
} from './privacy.ts'
import { seaport } from './seaport.ts'
import { ourAdvantage, servicesBanner, serviceSections } from './services.ts'
import { smallBusiness } from './small-business.ts'
import { socialCards } from './social.ts'
import { teamMembers } from './team-members.ts'

type Part = SitePage['Parts'][number]
type Texts = ReadonlyArray<string | Texts>

const part = (Title: string, Fragment: string | null, ...texts: Texts): Part => ({
  Title,
  Fragment,
  Text: texts.flat(3).join('\n'),
})

type Page = { readonly title: string; readonly keywords?: ReadonlyArray<string>; readonly parts: ReadonlyArray<Part> }

const services: Page = {
  title: servicesBanner.title,
  parts: [
    part(servicesBanner.title, null, servicesBanner.lead),
    ...serviceSections.flatMap((section) => [
      part(section.title, section.anchor, section.text),
      ...section.services.map(({ title, anchor, text, details, clients }) =>
        part(title, anchor, text, details, clients),
      ),
    ]),
    part(ourAdvantage.title, ourAdvantage.anchor, ourAdvantage.lead, ourAdvantage.paragraphs),
  ],
}

const contractsPage: Page = {
  title: 'Contracts',
  keywords: ['contract vehicles'],
  parts: [
    part(
      'Contract vehicles',
      null,
      contractPeriods.map(({ vehicle, contractNumber }) => [vehicle, contractNumber]),
      contracts.ledgerNote,
    ),
    part(contracts.schedule.title, contracts.schedule.anchor, contracts.schedule.facts),
    part(contracts.oasis.title, contracts.oasis.anchor, contracts.oasis.facts),
    ...oasisDomains.map(({ anchor, set, domain, contractNumber, rows }) =>
      part(
        `${set}: ${domain}`,
        anchor,
        contractNumber,
        rows.map(({ code, industry, item }) => [code, industry, item]),
      ),
    ),
    part(contracts.seaport.title, contracts.seaport.anchor, contracts.seaport.text, contracts.seaport.linkLabel),
    part(
      contracts.team.title,
      contracts.team.anchor,
      teamMembers.map(({ member }) => member),
    ),
  ],
}

const policyParts = (parts: ReadonlyArray<PolicyPart>, extras: Readonly<Record<string, Texts>> = {}) =>
  parts.map(({ id, title, text }) => part(title, id, text as Texts, extras[id] ?? []))

const privacy: Page = {
  title: 'Privacy',
  keywords: ['privacy policy'],
  parts: [
    part('Privacy', null, privacyLead, retentionNote),
    ...policyParts(privacyPolicy, {
      cookies: [browserStorageItems.map(({ name, text }) => [name, text]), forgetting],
      ccpa: [privacyContact.text],
      changes: [privacyContact.text],
    }),
  ],
}

const figureInWords = ({ value, text }: { readonly value: string; readonly text: string }) => `${value} ${text}`

const accessibility: Page = {
  title: 'Accessibility',
  keywords: ['accessibility statement', 'disability'],
  parts: [
    part(accessibilityStatement.title, null, accessibilityStatement.lead),
    part(accessibilityStatement.settings.title, null, accessibilityStatement.settings.text),
    part(accessibilityStatement.target.title, null, accessibilityStatement.target.text),
    part(
      accessibilityStatement.tests.title,
      null,
      accessibilityStatement.tests.text,
      accessibilityStatement.tests.items,
      figureInWords(accessibilityStatement.tests.figure),
    ),
    part(accessibilityStatement.gaps.title, null, accessibilityStatement.gaps.items),
    part(accessibilityStatement.report.title, null, accessibilityStatement.report.text),
  ],
}

const listLabels = (notices: ReadonlyArray<{ readonly label: string }>) => notices.map(({ label }) => label)

const equalOpportunityPage: Page = {
  title: equalOpportunity.title,
  keywords: ['EEO'],
  parts: [
    part(equalOpportunity.title, null, equalOpportunity.statement, equalOpportunity.policy),
    part(
      equalOpportunity.otherTitle,
      null,
      equalOpportunity.other,
      listLabels([...equalOpportunityPosters, ...rightToWorkNotices, ...otherNotices]),
    ),
    part(equalOpportunity.accommodationTitle, null, equalOpportunity.accommodation, equalOpportunity.accommodationLink),
    part(equalOpportunity.payTransparencyTitle, 'pay-transparency', equalOpportunity.payTransparency),
    part(equalOpportunity.verificationTitle, null, equalOpportunity.verification),
  ],
}

const aboutPage: Page = {
  title: about.title,
  parts: [
    part(about.title, null, about.lead),
    part(
      'Our history',
      'history',
      ridge.finding,
      milestones.map(({ year, text }) => [String(year), text]),
    ),
    part(
      'Leadership',
      'leadership',
      leaders.map(({ name, role, division, quote }) => [
        name,
        division === null ? role : `${role}, ${division}`,
        quote,
      ]),
    ),
    part(
      'Company tenets',
      'tenets',
      tenets.map(([title, text]) => [title, text]),
    ),
    part('Capabilities', 'capabilities', capabilities),
  ],
}

const careers: Page = {
  title: 'Careers Home',
  keywords: ['work for us', 'openings'],
  parts: [
    part(careersHome.title, null, careersHome.opening.quote),
    part(careersHome.fit.title, null, careersHome.fit.lead),
    part(
      careersHome.benefits.title,
      null,
      careersHome.benefits.lead,
      careersBenefits.map((type) => [benefits[type].title, benefits[type].text, benefits[type].facts]),
    ),
    part(careersHome.places.title, null),
    part(careersHome.ownership.title, null, careersHome.ownership.text),
  ],
}

const home: Page = {
  title: 'Home Page',
  parts: [
    part(firm.tagline, null, firm.description),
    part('About Us', null, homeAbout.heading, homeAbout.paragraphs),
    part(
      'What We Do',
      null,
      serviceCards.map(({ title, text }) => [title, text]),
    ),
    part(anniversaryPromo.heading, null, anniversaryPromo.text),
    part(careersBanner.heading, null, careersBanner.text),
  ],
}

const pages: Partial<Record<DescribedPage, Page>> = {
  home,
  services,
  careers,
  opportunities: {
    title: 'Current Opportunities',
    keywords: ['open jobs', 'job alerts', 'resume'],
    parts: [
      part(opportunities.alert.title, 'job-alert-title'),
      part(opportunities.resume.title, 'submit-resume', opportunities.resume.words),
    ],
  },
  about: aboutPage,
  ownership: {
    title: 'Employee Ownership',
    keywords: ['ESOP', 'employee stock ownership plan'],
    parts: [
      part(ownership.title, null, ownership.lead),
      ...ownership.parts.map(({ title, paragraphs, figure }) => part(title, null, paragraphs, figureInWords(figure))),
      part('', null, ownership.note),
      part(
        ownership.benefits.title,
        null,
        ownership.benefits.lead,
        ownershipBenefits.map((type) => [benefits[type].title, benefits[type].text, benefits[type].facts]),
      ),
    ],
  },
  equalOpportunity: equalOpportunityPage,
  contracts: contractsPage,
  smallBusiness: {
    title: 'Small Business Program',
    keywords: ['subcontractor'],
    parts: [
      part('Work with us', null, smallBusiness.lead, smallBusiness.paragraphs, smallBusiness.linkLabel),
      part(smallBusiness.disciplinesTitle, null, servicesOffered),
    ],
  },
  smallBusinessProfile: {
    title: 'SBA Profile',
    keywords: ['subcontractor', 'small business profile'],
    parts: [
      part(businessProfile.formHeading, null, businessProfile.lead, businessProfile.formLead),
      part(businessProfile.nextHeading, null, businessProfile.next),
      part(businessProfile.contactAlternativesHeading, null, businessProfile.contactAlternatives),
    ],
  },
  seaport: { title: seaport.title, parts: [part('', null, seaport.lead), part('', null, seaport.roles)] },
  contact: {
    title: 'Contact',
    parts: [
      part(contactCopy.officesHeading, null, contactCopy.lead),
      part(contactCopy.formHeading, null, contactCopy.formLead),
      part(contactCopy.contactAlternativesHeading, null, contactCopy.contactAlternatives),
    ],
  },
  media: {
    title: 'Media',
    parts: [
      part('Media', null, 'What we did, where to meet us, and what others wrote.'),
      part('Social media', 'social', socialCards.x.text, socialCards.facebook.text),
    ],
  },
  privacy,
  legal: {
    title: 'Legal',
    keywords: ['terms of service', 'terms of use'],
    parts: [part('Legal', null, legalLead), ...policyParts(termsOfService)],
  },
  accessibility,
}

export const sitePages = (firmName: string): ReadonlyArray<SitePage> =>
  Object.entries(pages).map(([name, { title, keywords = [], parts }]) => ({
    SitePage_ID: name,
    Title: title,
    Description: pageDescriptions[name as DescribedPage](firmName),
    Keywords: keywords,
    Parts: parts,
  }))
