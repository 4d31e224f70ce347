import { businessClassifications, customersSupported, servicesOffered } from './business-options.ts'
import { choicesField, defineForm, textField } from './form.ts'
import { optionalZip, line, optionalLine, optionalLines, visitorEmail } from './text-rules.ts'

export const profileForm = defineForm('SmallBusinessProfileEmail', {
  Company: {
    Company: textField('Company', line('Please enter the name of your company', 200)),
    Address: textField('Address', optionalLine(200)),
    City: textField('City', optionalLine(100)),
    State: textField('State', optionalLine(100)),
    Zip: textField('ZIP Code', optionalZip),
    Website: textField('Website', optionalLine(500)),
    OtherOfficeLocations: textField('Other Office Locations', optionalLines(1000)),
  },
  'Point of Contact': {
    POC: textField('Name', line('Please enter the name of your point of contact', 100)),
    POCTitle: textField('Title', line('Please enter the title of your point of contact', 100)),
    POCEmail: textField('Email', visitorEmail),
    PhoneNumber: textField('Phone or Email', optionalLine(254)),
  },
  Identifiers: {
    DUNSNumber: textField('DUNS Number', optionalLine(50)),
    UniqueEntityIdNumber: textField('Unique Entity ID', optionalLine(50)),
    CageCode: textField('CAGE Code', optionalLine(50)),
    NAICSCode: textField('NAICS Codes', optionalLine(500)),
    GSASchedules: textField('GSA Schedules', optionalLines(1000)),
  },
  Classifications: { SmallBusinessClassifications: choicesField('Classifications', businessClassifications) },
  Services: {
    ServicesOffered: choicesField('Services Offered', servicesOffered),
    OtherServicesOffered: textField('Other Services', optionalLine(500)),
  },
  Customers: {
    CustomersSupported: choicesField('Customers Supported', customersSupported),
    OtherCustomersSupported: textField('Other Customers', optionalLine(500)),
  },
})
export type BusinessProfile = typeof profileForm.untouched
