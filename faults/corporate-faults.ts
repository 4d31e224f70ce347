import type { Fault } from './fault.ts'

/** Faults in what the firm's own pages add. */
export const corporateFaults: ReadonlyArray<Fault> = [
  {
    name: 'an effect without leave: networks are asked before a visitor agrees',
    file: 'machines/social-feeds.machine.ts',
    find: "guard: consentIs('given'),\n            target: 'loading',",
    replace: "target: 'loading',",
  },
  {
    name: 'a wrong number: the fireworks burn for a minute',
    file: 'machines/fireworks.machine.ts',
    find: 'show: 12_000',
    replace: 'show: 60_000',
  },
  {
    name: 'a swallowed effect: the address does not follow the office',
    file: 'src/site/office-picker.ts',
    find: 'showAddress: (_, query) => site.ports.view.amend(paths.contact.to(query)),',
    replace: 'showAddress: () => {},',
  },
  {
    name: 'an effect on the wrong device: a draft is read in every tab',
    file: 'src/site/form.ts',
    find: 'draftIn(ports.device.tab',
    replace: 'draftIn(ports.device.shared',
  },
  {
    name: 'a text that forges: a line of a profile passes for another value',
    file: 'src/server/messages/profile-messages.ts',
    find: "text.replaceAll(/\\r\\n?|\\n/g, '\\n    ')",
    replace: 'text',
    caughtBy: 'unit',
    within: 'src/server/messages',
  },
  {
    name: 'a link that leads nowhere: a broken rule does not name its control',
    file: 'machines/form-view.ts',
    find: 'id: controlId(form, field, choice)',
    replace: 'id: field',
    caughtBy: 'features:browser',
    within: 'features/corporate/form-profile-sending.feature',
  },
  {
    name: 'a link that leads nowhere: nobody can skip the map',
    file: 'src/pages/contact/offices.tsx',
    find: 'id={listId} tabIndex={-1}',
    replace: 'tabIndex={-1}',
    caughtBy: 'paths',
    within: 'steps/screen/office-map.screen.ts',
  },
  {
    name: 'a server that trusts the page: it takes a profile that contradicts itself',
    file: 'src/server/messages/message-operations.ts',
    find: '    if (broken) throw new Refused(422, `${refusal} ${broken.message}`, true)\n',
    replace: '',
    caughtBy: 'unit',
    within: 'src/server/messages',
  },
  {
    name: 'a server that trusts everybody: a service that doubts a visitor is not heard',
    file: 'src/server/captcha/captcha-service.ts',
    find: 'if (!verdict.success || verdict.action !== purpose || (verdict.score ?? 0) < leastScore) throw doubtful()',
    replace: '',
    caughtBy: 'unit',
    within: 'src/server/captcha',
  },
  {
    name: 'a row too many: kinds that are no longer in use are offered',
    file: 'src/server/content/content-cache.ts',
    find: 'rows.every(isOfferable) ? offeredRows(rows) : rows',
    replace: 'rows',
    caughtBy: 'unit',
    within: 'src/server/reference-kinds.test.ts',
  },
]
