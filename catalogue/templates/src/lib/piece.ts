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
import { planIndexes } from '@heddle/document/operations'

/** A node of a template with everything in it, as the template's author writes it. */
export interface Piece {
  readonly element: string
  /** Set where something links to the node. */
  readonly id?: Id
  readonly name?: string
  /** Values that are the same in every language. */
  readonly props?: Readonly<Record<string, Bindable>>
  /** Values in the template's language. */
  readonly texts?: Readonly<Record<string, Bindable<string>>>
  readonly styles?: StyleSheet
  /** Style classes, the strongest last. */
  readonly classes?: readonly Id[]
  readonly attributes?: Readonly<Record<string, Bindable<string>>>
  readonly link?: LinkValue
  readonly condition?: Bindable<boolean>
  readonly repeat?: NodeRecord['repeat']
  /** Set for an instance of a library component. */
  readonly componentId?: Id
  readonly children?: readonly Piece[]
  /** Slots other than `children`. */
  readonly slots?: Readonly<Record<string, readonly Piece[]>>
}

/** Where pieces go, and what all of them share. */
export interface Placing {
  readonly parentId: Id
  readonly slot: string
  readonly language: Language
  readonly newId: () => Id
}

/** The records of pieces, one after another in a slot. */
export function placePieces(pieces: readonly Piece[], placing: Placing): readonly DocumentRecord[] {
  const { keys } = planIndexes([], 0, pieces.length)
  return pieces.flatMap((piece, at) => placePiece(piece, keys[at] ?? '', placing))
}

function placePiece(piece: Piece, index: string, placing: Placing): readonly DocumentRecord[] {
  const { parentId, slot, newId } = placing
  const id = piece.id ?? newId()
  const slots = { ...(piece.children && { children: piece.children }), ...piece.slots }
  return [
    toNode(piece, blankNode(id, piece.element, { parentId, slot, index }), placing.language),
    ...Object.entries(slots).flatMap(([name, inner]) => placePieces(inner, { ...placing, parentId: id, slot: name })),
  ]
}

function toNode(piece: Piece, blank: NodeRecord, language: Language): NodeRecord {
  const { keys } = planIndexes([], 0, piece.classes?.length ?? 0)
  const inVariant = (values: Piece['props'], variant: string) =>
    Object.entries(values ?? {}).map(([field, value]) => [field, { [variant]: value }] as const)
  return {
    ...blank,
    name: piece.name ?? '',
    props: Object.fromEntries([...inVariant(piece.props, 'default'), ...inVariant(piece.texts, language)]),
    styles: piece.styles ?? {},
    classes: Object.fromEntries((piece.classes ?? []).map((classId, at) => [classId, keys[at] ?? ''])),
    attributes: piece.attributes ?? {},
    ...(piece.link && { link: piece.link }),
    ...(piece.condition !== undefined && { condition: piece.condition }),
    ...(piece.repeat && { repeat: piece.repeat }),
    ...(piece.componentId !== undefined && { componentId: piece.componentId }),
  }
}
