export type Report = { readonly lines: ReadonlyArray<string>; readonly code: number }

export const count = (number: number, one: string, several = `${one}s`) =>
  `${formatNumber(number)} ${number === 1 ? one : several}`

const figures = new Intl.NumberFormat('en-US')

export const formatNumber = (number: number) => figures.format(number)

export const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const usage = `npm run spec -- trace [section…] [--all] [--require section]…   what no rule and no test covers
npm run spec -- trace J9-13 [--json]                            who proves a requirement in which words, and who decided it
npm run spec -- trace [section…] --without-rule [--json]        what tests prove and no feature says
npm run spec -- who-takes [--paths] [--json]                    how many transitions examples, paths and nothing take
npm run spec -- who-takes FLOW [word…] [--all] [--json]         which examples and paths take which transition
npm run spec -- who-takes FLOW [word…] --with "FLOW [word…]"    the same, of examples that take a transition of both
npm run spec -- draw [flow…]                                    the charts of the machines, as pictures in out/charts
npm run docs                                                    pages of all this in out/docs, to be read in a browser
npm run spec -- glossary [word]                                 the terms of the business, and the rules that say one
npm run spec -- crossings [word…] [--json]                      what comes of a state when something else happens first
npm run spec -- questions [section…] [--who decider] [--all]    the readings that nobody has decided; --html, --md, --tsv, --csv FILE, --json
npm run spec -- answers FILE [--partly]                         takes the answers of such a table
npm run spec -- answers [--built ID]                            what the firm wants and the site does not do
npm run spec -- diff REF[..REF] [--all] [--json] [--html FILE]  what changed since a version, flows as stories
npm run spec -- diff REF[..REF] NAME…                           the same of a flow, a feature, a capability, a requirement`
