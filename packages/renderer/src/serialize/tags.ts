/** How an element's tags are written. */
export interface TagTexts {
  /** Its start tag before the attributes: `<p`. */
  readonly start: string
  /** `</p>`; nothing for an element without an end tag. */
  readonly end: string
}

const VOID = 'br hr img wbr'
const INLINE = 'a abbr b cite code del dfn em i ins kbd label mark q s samp small span strong sub sup time u var button'
const BLOCK =
  'address article aside blockquote caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header legend li main nav ol p section summary table tbody td tfoot th thead tr ul'

/** Elements that react-dom draws without rules of their own; all others are left to it. */
export const PLAIN_TAGS: ReadonlyMap<string, TagTexts> = new Map([
  ...VOID.split(' ').map((tag): [string, TagTexts] => [tag, { start: `<${tag}`, end: '' }]),
  ...[...INLINE.split(' '), ...BLOCK.split(' ')].map((tag): [string, TagTexts] => [tag, { start: `<${tag}`, end: `</${tag}>` }]),
])
