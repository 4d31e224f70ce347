import { line, matches, optionalLine, withCheck, type TextRules } from './text-rules.ts'

/** Seven to eighteen digits with what people part them by, and an extension or not: the rest differs from country to country. */
const isPhone = matches(
  /^[\p{Cf}]*(?:\(?\+)?(?:[\p{Zs}\p{Pd}\p{Cf}()./·−]*\d){7,18}[\p{Zs}\p{Pd}\p{Cf}().,;/]*(?:(?:#|x|extn?|extension)[\p{Zs}.:#]*\d{1,8}[\p{Cf})]*)?$|^$/iu,
  'Please enter a phone number in digits, such as 703-555-0142 or +44 20 7946 0142',
)

/** A phone number of any country, that must be there (C5-02). @param message what is told when it is not */
export const phone = (message: string): TextRules => withCheck(line(message, 50), isPhone)

/** A phone number of any country, that may be left out, and is '' then. */
export const optionalPhone = withCheck(optionalLine(50), isPhone)

/** The ZIP Code of an address in the United States, of five digits or nine; it may be left out, and is '' then. */
export const optionalZip = withCheck(
  optionalLine(20),
  matches(
    /^(?:\d{5}(?:[\p{Zs}\p{Pd}\p{Cf}]{0,3}\d{4})?\p{Cf}*)?$/u,
    'Please enter a ZIP Code in digits, such as 22201 or 22201-1973',
  ),
)

/** The postal code of an address in any country: letters and digits, at least one digit; it may be left out, and is '' then. */
export const optionalPostalCode = withCheck(
  optionalLine(20),
  matches(
    /^(?=.*\d)[\p{L}\d\p{Zs}\p{Pd}\p{Cf}.]+$|^$/u,
    'Please enter a ZIP Code or postal code, such as 22201 or SW1A 2AA',
  ),
)
