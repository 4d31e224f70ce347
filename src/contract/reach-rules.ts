import { line, matches, optionalLine, withCheck, type TextRules } from './text-rules.ts'

const isPhone = matches(
  /^[\p{Cf}]*(?:\(?\+)?(?:[\p{Zs}\p{Pd}\p{Cf}()./·−]*\d){7,18}[\p{Zs}\p{Pd}\p{Cf}().,;/]*(?:(?:#|x|extn?|extension)[\p{Zs}.:#]*\d{1,8}[\p{Cf})]*)?$|^$/iu,
  'Please enter a phone number in digits, such as 703-555-0142 or +44 20 7946 0142',
)

export const phone = (message: string): TextRules => withCheck(line(message, 50), isPhone)

export const optionalPhone = withCheck(optionalLine(50), isPhone)

export const optionalZip = withCheck(
  optionalLine(20),
  matches(
    /^(?:\d{5}(?:[\p{Zs}\p{Pd}\p{Cf}]{0,3}\d{4})?\p{Cf}*)?$/u,
    'Please enter a ZIP Code in digits, such as 22201 or 22201-1973',
  ),
)

export const optionalPostalCode = withCheck(
  optionalLine(20),
  matches(
    /^(?=.*\d)[\p{L}\d\p{Zs}\p{Pd}\p{Cf}.]+$|^$/u,
    'Please enter a ZIP Code or postal code, such as 22201 or SW1A 2AA',
  ),
)
