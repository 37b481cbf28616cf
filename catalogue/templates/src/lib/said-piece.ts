import {
  blankNode,
  type Bindable,
  type DocumentRecord,
  type Id,
  type Language,
  type LinkValue,
  type NodeRecord,
  type StyleSheet,
} from '@heddle/document'
import { directionOf } from '@heddle/document/published'
import { planIndexes } from '@heddle/document/operations'
import type { PageSetPlace } from '@heddle/kit'

/** A text in the languages that templates are written in. */
export interface Said {
  readonly en: Bindable<string>
  readonly ru: Bindable<string>
}

/** A node of a page set, with everything in it, that speaks each language of the project it comes to. */
export interface SaidPiece {
  readonly element: string
  /** Set where something belongs to the node. */
  readonly id?: Id
  /** Values that are the same in every language. */
  readonly props?: Readonly<Record<string, Bindable>>
  readonly said?: Readonly<Record<string, Said>>
  /** On the widest screen, over what the element starts with. */
  readonly look?: StyleSheet[string]
  /** The same while a pointer is on it. */
  readonly hover?: StyleSheet[string]
  readonly attributes?: Readonly<Record<string, Bindable<string>>>
  readonly link?: LinkValue
  readonly condition?: Bindable<boolean>
  readonly slot?: string
  readonly inside?: readonly SaidPiece[]
}

type Place = Pick<PageSetPlace, 'newId' | 'languages' | 'startOf'>

/** Russian for a site in Russian, English for any other. */
export const inLanguage = <T>(said: { readonly en: T; readonly ru: T }, language: Language): T =>
  /^ru(-|$)/i.test(language) ? said.ru : said.en

/** A sentence of English on a page from right to left, kept together: its full stop would stand before it. */
function spokenIn(said: Said, language: Language): Bindable<string> {
  const text = inLanguage(said, language)
  const isApart = typeof text === 'string' && /[.!?…]$/.test(text) && directionOf(language) === 'rtl'
  return isApart ? `\u2066${text}\u2069` : text
}

/** The records of pieces, one after another in a slot. */
export function placeSaid(
  pieces: readonly SaidPiece[],
  parent: { readonly parentId: Id; readonly slot: string },
  place: Place,
): readonly DocumentRecord[] {
  const { keys } = planIndexes([], 0, pieces.length)
  return pieces.flatMap((piece, at) => {
    const node = toNode(piece, blankNode(piece.id ?? place.newId(), piece.element, { ...parent, index: keys[at] ?? '' }), place)
    return [node, ...placeSaid(piece.inside ?? [], { parentId: node.id, slot: piece.slot ?? 'children' }, place)]
  })
}

function toNode(piece: SaidPiece, blank: NodeRecord, { languages, startOf }: Place): NodeRecord {
  const { said = {}, look, hover } = piece
  const start = startOf(piece.element)
  const fixed = Object.entries({ ...start.props, ...piece.props }).filter(([field]) => !Object.hasOwn(said, field))
  const spoken = Object.entries(said).map(([field, text]) => [
    field,
    Object.fromEntries(languages.map((language) => [language, spokenIn(text, language)])),
  ])
  return {
    ...blank,
    props: Object.fromEntries([...fixed.map(([field, value]) => [field, { default: value }]), ...spoken]),
    styles: {
      ...start.styles,
      ...(look && { default: { ...start.styles?.['default'], ...look } }),
      ...(hover && { 'default:hover': { ...start.styles?.['default:hover'], ...hover } }),
    },
    attributes: piece.attributes ?? {},
    ...(piece.link && { link: piece.link }),
    ...(piece.condition !== undefined && { condition: piece.condition }),
  }
}
