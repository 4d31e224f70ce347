/** A camel-case name as a title, e.g. 'companyName' is 'Company Name' and 'websiteURL' is 'Website URL' (C2.5-04). */
export const spaceCamelCase = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/^./, (first) => first.toUpperCase())
