import type { DocumentRecord, Id } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import { elementDefinitions } from '@heddle/elements/definitions'
import { placePieces, type Piece } from '../../../catalogue/templates/src/lib/piece.ts'
import { GALLERY_TYPES, piecesOfExamples } from '../../../e2e/gallery-records.ts'
import { idOf } from '../../../e2e/push-records.ts'
import { pageNodes, TEXTS } from './pages.ts'

/** What a page has one or two of: each brings a library, a frame or thousands of elements along. */
const FEW = new Set([
  'chart',
  'data-grid',
  'rich-text',
  'svg-map',
  'embed',
  'video',
  'audio',
  'background-video',
  'table-of-contents',
])
/** How many pieces of other elements come between two of those. */
const BETWEEN = 60
/** Sections of texts that the page begins with, which are acted on. */
const FIRST = 5
const PER_SECTION = 12

const definitions = new Map(elementDefinitions.map((definition) => [definition.type, definition]))
/** What stands anywhere in a section. */
const TYPES = GALLERY_TYPES.filter((type) => {
  const definition = definitions.get(type)
  return definition && !definition.isSection && definition.parents === undefined && !definition.deprecated
})

const sizeOf = ({ children = [], slots = {} }: Piece): number =>
  [...children, ...Object.values(slots).flat()].reduce((sum, inner) => sum + sizeOf(inner), 1)

/** Examples of all elements in turn, the heavy ones seldom; the same each time. */
function* mixture(): Generator<Piece> {
  const [heavy, light] = [TYPES.filter((type) => FEW.has(type)), TYPES.filter((type) => !FEW.has(type))].map((types) =>
    types.map(piecesOfExamples).filter((pieces) => pieces.length > 0),
  )
  if (!heavy || !light) return
  for (let at = 0; ; at += 1) {
    const pieces = light[at % light.length] ?? []
    const piece = pieces[Math.floor(at / light.length) % pieces.length]
    if (piece) yield piece
    const rare = at % BETWEEN === BETWEEN - 1 ? heavy[Math.floor(at / BETWEEN) % heavy.length]?.[0] : undefined
    if (rare) yield rare
  }
}

/** A page of `count` nodes, give or take the last: some sections of texts, then examples of every element in sections of a dozen. */
export function mixedNodes(pageId: Id, count: number, language: string): readonly DocumentRecord[] {
  const texts = FIRST * (TEXTS + 1)
  const sections: Piece[][] = []
  let left = count - texts
  for (const piece of mixture()) {
    if (left <= 0) break
    if (sections.length === 0 || (sections.at(-1)?.length ?? 0) >= PER_SECTION) {
      sections.push([])
      left -= 1
    }
    sections.at(-1)?.push(piece)
    left -= sizeOf(piece)
  }
  let made = 0
  const mixed = placePieces(
    sections.map((children): Piece => ({ element: 'section', styles: { default: { 'row-gap': '16px' } }, children })),
    { parentId: pageId, slot: 'sections', language, newId: () => idOf(`mixed ${made++}`) },
  )
  // Behind the texts, whose places begin at the same one.
  const { keys } = planIndexes([], 0, FIRST + sections.length)
  let section = FIRST
  const placed = mixed.map((node) => {
    if (node.kind !== 'node' || node.place.parentId !== pageId) return node
    return { ...node, place: { ...node.place, index: keys[section++] ?? node.place.index } }
  })
  const first = pageNodes(pageId, texts, language).map((node, at) => {
    if (node.kind !== 'node' || node.place.parentId !== pageId) return node
    return { ...node, place: { ...node.place, index: keys[at / (TEXTS + 1)] ?? node.place.index } }
  })
  return [...first, ...placed]
}
