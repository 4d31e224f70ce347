const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

const replacements: Readonly<Record<string, string>> = {
  h1: 'h2',
  h6: 'h5',
  strike: 's',
  del: 's',
  ins: 'u',
  tfoot: 'tbody',
  menu: 'ul',
  dir: 'ul',
}

/** What an element is written as, when it is written at all. */
export const writtenTag = (name: string): string =>
  Object.hasOwn(replacements, name) ? (replacements[name] ?? name) : name

export const inlineTags = words('a strong b em i u s sub sup small')
export const headings = words('h2 h3 h4 h5')
export const containers = words('ul ol li dl dt dd blockquote table caption thead tbody tr th td')
export const tableTags = words('table caption thead tbody tr th td')
export const droppedTags = words('script style iframe noembed noframes title frame')
export const frameTags = words('iframe frame object embed video audio applet')
export const fieldTags = words('input')
/** In the line, and words beside and within them are words of their own. */
export const spacedTags = words('input svg math object embed video audio applet canvas noscript text')
export const preformattedTags = words('pre xmp listing plaintext textarea')

/** Elements that are no words of HTML stay within their line, as browsers do it. */
const blockTags = words(
  `address article aside body button center details dialog div fieldset figcaption figure footer form frameset head header
  hgroup html legend listing main nav optgroup option p plaintext pre search section select summary textarea xmp h2 h3 h4 h5`,
)

export const isBlock = (tag: string): boolean => blockTags.has(tag) || containers.has(tag)

const otherTags = words(
  'br hr img span font abbr cite code kbd samp var q mark big tt time label wbr nobr script style iframe h1 h6 strike del ins tfoot menu dir input video audio',
)

const rawTags = words('iframe noembed noframes script style textarea title xmp')

/** That no end tag of its own follows. What follows a script or a style sheet without an end is no text, unless it ends at once. */
export function isUnended(html: string, name: string, from: number, isSelfClosed = false): boolean {
  if (!rawTags.has(name) || (!isSelfClosed && (name === 'script' || name === 'style'))) return false
  const like = new RegExp(`<(/?)${name}(?=[\\s/>])`, 'gi')
  like.lastIndex = from
  return like.exec(html)?.[1] !== '/'
}

const silentTags = words(
  `acronym area base basefont bdi bdo bgsound blink col colgroup data datalist dfn image link map marquee meta meter nextid
  output param picture progress rb rp rt rtc ruby slot source spacer template track g defs tspan lineargradient clippath
  mi mn mo mrow mtext msup msub msubsup mfrac msqrt mtable mtr mtd semantics annotation`,
)

export const isElementName = (name: string): boolean =>
  isKnownTag(name) || [silentTags, rawTags, frameTags, spacedTags].some((tags) => tags.has(name))

const bareAttributes = words(
  `align allowfullscreen async autofocus autoplay border checked class clear compact controls defer dir disabled download
  hidden href id inert ismap itemscope lang loop multiple muted nohref noresize noshade novalidate nowrap open playsinline
  readonly required reversed selected style`,
)

type WrittenTag = {
  readonly name: string
  readonly attributes: ReadonlyArray<readonly [name: string, value: string]>
  readonly hasValue: boolean
  readonly hasQuotes: boolean
}

/** Words in angle brackets, as in "Map<K, V>", "<First Name>" or "a<b and c>d", and addresses. */
export function isWords({ name, attributes, hasValue, hasQuotes }: WrittenTag): boolean {
  if (/@|^(?:https?|ftp|mailto|tel):|^www\./.test(name)) return true
  const isElement = isElementName(name) || /.[:-]./.test(name)
  const isBare = attributes.every(([attribute]) => bareAttributes.has(attribute) || !/[-_*@#[\](){}:]/.test(attribute))
  const isMarkup = hasValue || rawTags.has(name) || attributes.every(([attribute]) => bareAttributes.has(attribute))
  return isElement ? isBare && !isMarkup : !hasQuotes
}

export const isKnownTag = (name: string): boolean => isBlock(name) || inlineTags.has(name) || otherTags.has(name)

const hasTag = (html: string): boolean => /<[a-z!/?]/i.test(html)

const escapedStart =
  /^\s*&lt;(?:!--|\/?(?:p|div|span|h[1-6]|ul|ol|li|br|b|i|a|em|strong|table|section|article|html|body|font|center|header|blockquote)(?:\s(?:(?!&lt;)[^])*?)?\/?&gt;)/i
/** At the end of the text, or right before another tag. */
const escapedEnd =
  /&lt;\/(?:p|div|span|h[1-6]|ul|ol|li|table|section|article|strong|blockquote)\s*&gt;\s*(?:$|&lt;\/?(?:p|div|h[1-6]|ul|ol|li|table|section|article)(?:\s|\/?&gt;))/i

/** Whole text whose markup was escaped once too often, as the Greenhouse API gives it. */
export const isEscapedHtml = (html: string): boolean =>
  !hasTag(html) && (escapedStart.test(html) || escapedEnd.test(html))
