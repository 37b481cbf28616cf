import { blankPage, INSTANCE_ELEMENT, type DocumentRecord, type Id, type StyleValue, type TokenRecord } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementExamples } from '@heddle/elements/examples'
import type { ElementDefinition, NodeTemplate } from '@heddle/kit'
import { placePieces, type Piece } from '../catalogue/templates/src/lib/piece.ts'
import { startOf } from '../packages/editor/src/session/insertables.ts'
import { idOf, type Home } from './push-records.ts'

const definitions: ReadonlyMap<string, ElementDefinition> = new Map(
  elementDefinitions.map((definition): [string, ElementDefinition] => [definition.type, definition]),
)

/** Lies over a page: its examples are popups, which buttons open. */
const isOverPages = (type: string): boolean => definitions.get(type)?.parents?.includes(INSTANCE_ELEMENT) === true

/** Every element that has an example, by the name of its type; what lies over pages comes last. */
export const GALLERY_TYPES: readonly string[] = [...new Set(elementExamples.map(({ element }) => element))].toSorted(
  (a, b) => Number(isOverPages(a)) - Number(isOverPages(b)),
)

/** A page for each of some elements: its name, and all of its examples as they start in the editor. The type is the address. */
export function galleryRecords({ homePageId, language }: Home, types: readonly string[]): readonly DocumentRecord[] {
  const { keys } = planIndexes([], 0, types.length + 1)
  const place = (pieces: readonly Piece[], parentId: Id): readonly DocumentRecord[] => {
    let made = 0
    return placePieces(pieces, { parentId, slot: 'sections', language, newId: () => idOf(`${parentId} ${made++}`) })
  }
  return [
    ...TOKENS,
    ...place([section(heading('h1', 'Gallery'))], homePageId),
    ...types.flatMap((type, at) => {
      const page = blankPage(idOf(`page ${type}`), nameOf(type), type, keys[at + 1] ?? '', [language])
      return [page, ...place(piecesOf(type), page.id), ...(isOverPages(type) ? popupsOf(type, language) : [])]
    }),
  ]
}

const token = (name: string, value: string, darkValue: string): TokenRecord => ({
  id: idOf(`token ${name}`),
  kind: 'token',
  type: 'color',
  folder: '',
  index: 'a0',
  name,
  value,
  darkValue,
})
/** Pages are dark where somebody asks for it once they have a colour that is. */
const [GROUND, INK] = [token('ground', '#ffffff', '#14181f'), token('ink', '#14181f', '#edf0f5')]
const TOKENS = [GROUND, INK]
const colorOf = ({ id }: TokenRecord): StyleValue => ({ type: 'token', id })

const nameOf = (type: string): string => definitions.get(type)?.label.en ?? type

function piecesOf(type: string): readonly Piece[] {
  const examples = elementExamples.filter(({ element }) => element === type)
  return [
    section(heading('h1', nameOf(type))),
    ...examples.flatMap(({ name, node }) => {
      const drawn = toPiece(startOf(definitions, node))
      // Where people meet it: browsers complain of a password beside forms.
      const isInput = definitions.get(node.element)?.fields['fieldName'] !== undefined
      const piece: Piece = isInput ? { element: 'form-container', slots: { formContent: [drawn] } } : drawn
      const title = heading('h2', name)
      if (isOverPages(type)) return [section(title, opener(name, popupIdOf(type, name)))]
      return definitions.get(node.element)?.isSection ? [section(title), piece] : [section(title, piece)]
    }),
  ]
}

const popupIdOf = (type: string, name: string): Id => idOf(`popup ${type} ${name}`)

const opener = (text: string, popupId: Id): Piece => ({
  element: 'button',
  texts: { text },
  link: { type: 'open-popup', popupId },
})

/** A popup for each example of what lies over pages, with a button that closes it. */
function popupsOf(type: string, language: string): readonly DocumentRecord[] {
  const examples = elementExamples.filter(({ element }) => element === type)
  const { keys } = planIndexes([], 0, examples.length)
  return examples.flatMap(({ name, node }, at) => {
    const id = popupIdOf(type, name)
    const rootElementId = idOf(`root ${id}`)
    const { slots, ...root } = toPiece(startOf(definitions, node))
    const done: Piece = { element: 'button', texts: { text: 'Close' }, link: { type: 'close-popup' } }
    const colors = { 'background-color': colorOf(GROUND), color: colorOf(INK) }
    const drawn: Piece = {
      ...root,
      id: rootElementId,
      styles: { ...root.styles, default: { ...root.styles?.default, ...colors } },
      slots: { children: [...(slots?.['children'] ?? []), done] },
    }
    let made = 0
    const shared = { id, name, folder: '', index: keys[at] ?? '', configuration: {} }
    return [
      { ...shared, kind: 'library-component', type: 'modal', rootElementId } as const,
      ...placePieces([drawn], { parentId: id, slot: 'root', language, newId: () => idOf(`${id} ${made++}`) }),
    ]
  })
}

function section(...children: readonly Piece[]): Piece {
  const padding = Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [`padding-${side}`, '16px']))
  const colors = { 'background-color': colorOf(GROUND), color: colorOf(INK) }
  const styles = { default: { display: 'flex', 'flex-direction': 'column', 'row-gap': '16px', ...padding, ...colors } }
  return { element: 'section', styles, children }
}

const heading = (tag: string, text: string): Piece => ({ element: 'text', props: { tag }, texts: { text } })

/** All examples of an element as they start in the editor. */
export function piecesOfExamples(type: string): readonly Piece[] {
  return elementExamples.flatMap(({ element, node }) => (element === type ? toPiece(startOf(definitions, node)) : []))
}

/** A catalogue example as it starts in the editor. */
export function pieceOf(type: string, name: string): Piece {
  const example = elementExamples.find((one) => one.element === type && one.name === name)
  if (!example) throw new Error(`There is no example ${name} of ${type}`)
  return toPiece(startOf(definitions, example.node))
}

function toPiece({ element, name, props = {}, styles, slots = {} }: NodeTemplate): Piece {
  const isTranslated = (field: string): boolean => definitions.get(element)?.fields[field]?.translated === true
  const entries = Object.entries(props)
  return {
    element,
    ...(name !== undefined && { name }),
    ...(styles && { styles }),
    props: Object.fromEntries(entries.filter(([field]) => !isTranslated(field))),
    texts: Object.fromEntries(entries.filter(([field]) => isTranslated(field))) as NonNullable<Piece['texts']>,
    slots: Object.fromEntries(Object.entries(slots).map(([slot, children]) => [slot, children.map(toPiece)])),
  }
}
