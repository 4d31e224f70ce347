import type { Fault } from './fault.ts'

const [form, complete, apart] = [
  'src/server/applications/application-form.test.ts',
  'src/server/applications/complete-section.test.ts',
  'src/server/applications/form-separate-sections.test.ts',
]

export const formFaults: ReadonlyArray<Fault> = [
  {
    name: 'a part that is written over a newer one',
    file: 'src/server/applications/save-part.ts',
    find: 'if (stands && stands.version !== version) return newer(stands)',
    replace: '',
    caughtBy: 'unit',
    within: form,
  },
  {
    name: 'a save whose answer got lost, which is told that it is late',
    file: 'src/server/applications/save-part.ts',
    find: 'if (stands && isRepeated(stands, asked)) return { Version: stands.version }',
    replace: '',
    caughtBy: 'unit',
    within: form,
  },
  {
    name: 'a complete section that stays so when it is written in',
    file: 'src/server/applications/save-part.ts',
    find: '  await noteProgress(db, place)\n',
    replace: '',
    caughtBy: 'unit',
    within: complete,
  },
  {
    name: 'a section that is sent as it was judged once',
    file: 'src/server/applications/submit-application-form.ts',
    find: 'lacking.push(...(await recheckSection(whole, section, context)))',
    replace: 'void recheckSection',
    caughtBy: 'unit',
    within: complete,
  },
  {
    name: 'a number that is read back in clear',
    file: 'src/server/applications/form-reads.ts',
    find: 'const Number = maskSocialSecurityNumber(await openNumber(await keys.toOpen(db), row))',
    replace: 'const Number = await openNumber(await keys.toOpen(db), row)',
    caughtBy: 'unit',
    within: apart,
  },
  {
    name: 'equal-opportunity answers that are counted, and stay with the application',
    file: 'src/server/applications/equal-opportunity.ts',
    find: '    await forget(db, due)\n',
    replace: '    void forget\n    break\n',
    caughtBy: 'unit',
    within: apart,
  },
  {
    name: 'equal-opportunity answers that are sent with the form',
    file: 'src/domain/applications/form-in-words.ts',
    find: '  if (isSeparate) return null\n',
    replace: '  void isSeparate\n',
    caughtBy: 'unit',
    within: apart,
  },
  {
    name: 'declarations that are taken over',
    file: 'src/server/applications/carry-over.ts',
    find: 'listPartRows(db, last.Application_ID, carriedOverSections)',
    replace: 'listPartRows(db, last.Application_ID, sectionNames)',
    caughtBy: 'unit',
    within: 'src/server/applications/carry-over.test.ts',
  },
]
