import { isEmailAddress } from '#contract/text-rules.ts'

export const findEmail = (text: string): string | null =>
  text
    .replaceAll(/ ?[[({<] ?at ?[\])}>] ?/gi, '@')
    .replaceAll(/ ?[[({<] ?dot ?[\])}>] ?/gi, '.')
    .replace(/^(\S{1,64}) @ (\S{3,190})$/, '$1@$2')
    .split(/[\s|,;<>()[\]"]+/)
    .map((word) => word.replace(/^(?:mailto:|e-?mail:|e:)/i, '').replace(/\.$/, ''))
    .find((word) => word.includes('@') && isEmailAddress(word)) ?? null

export const webAddress =
  /\b(?:https?:\/\/|www\.)\S+|(?<![\w-])[\w-]{1,63}\.(?:com|org|net|io|edu|gov|me|dev|app)\/\S*/gi

/** "Vacancy ID 1234567890" */
const isOtherNumber = (before: string) =>
  /\b(?:id|ids|npi|no|number|licen[cs]e|certificate|case|announcement|vacancy|control|series|dod|ssn|account|fax)\b[ :#.-]*$/i.test(
    before,
  ) && !/\b(?:phone|tel|telephone|cell|mobile|contact) (?:no|number)\b[ :#.-]*$/i.test(before)

export function findPhone(text: string): string | null {
  const found =
    /(?<![\d.\w/-])(?!\d{5}(?:-\d{4})? \(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4})(?:\(?\+|\()?\d[\d() ./–-]{8,22}\d(?![\d/])(?: ?(?:x|ext\.?) ?\d{1,6})?/i.exec(
      text.replaceAll(webAddress, ' ').replaceAll(/(?<![^\s|,;<>()@])[^\s|,;<>()@]{1,64}@[^\s|,;<>()]{1,190}/g, ' '),
    )?.[0]
  if (found !== undefined && isOtherNumber(text.slice(0, text.indexOf(found)))) return null
  const digits = found?.replace(/ ?(?:x|ext).*$/i, '').replaceAll(/\D/g, '').length ?? 0
  const isTimes =
    /\b(?:19|20)\d{2} ?[–-] ?(?:19|20)\d{2}\b/.test(found ?? '') || /^\d{3}-\d{2}-\d{4}$/.test(found ?? '')
  return found !== undefined && digits >= 10 && digits <= 15 && !isTimes ? found.replaceAll('–', '-').trim() : null
}
