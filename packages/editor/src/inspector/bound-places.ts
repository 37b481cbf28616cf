import {
  isBinding,
  pathsOfOverride,
  withOverride,
  type DocumentView,
  type Id,
  type Language,
  type LinkTarget,
  type LinkValue,
  type NodeRecord,
  type PageRecord,
} from '@heddle/document'
import { DEFAULT_STATE } from '@heddle/style'
import { words as fieldWords } from '../fields/words.ts'
import { formulasIn } from '../problems/formulas-in.ts'
import type { Editor } from '../session/editor.ts'
import { openInstance } from '../session/inside/inside.ts'
import { soleInstance } from '../session/inside/sole-instance.ts'
import { fieldSection } from './field-section.ts'
import { openSection } from './section.tsx'
import type { InspectorTab } from './slice.ts'
import { labelOf } from './style/row-order.ts'
import { words } from './words.ts'

/** Where the inspector shows a formula. */
export interface BoundPlace {
  readonly tab: InspectorTab
  /** The node whose scope it sees, and what its row is called. */
  readonly nodeId: Id | undefined
  readonly label: string
  /** Keys that lead to it inside of the value of the row. */
  readonly keys?: readonly string[]
  /** A style property, shown in the state and on the screen of its variant. */
  readonly style?: { readonly property: string; readonly stateId: string }
  /** The language that it is in, where it is of one only. */
  readonly language?: Language
  /** The section that it stands in, where that may be closed. */
  readonly section?: string
  /** The class whose condition it is. */
  readonly classId?: Id
  /** The element inside of the node, an instance, that it is set for. */
  readonly inside?: Id
}

const ADDRESSES: Readonly<Partial<Record<LinkValue['type'], string>>> = {
  external: words.linkAddress,
  mail: words.linkMail,
  tel: words.linkPhone,
}

/** What of a node formulas give, as the rows of the inspector are called; what people see most stands first. */
export function boundPlaces(editor: Editor, node: NodeRecord): readonly BoundPlace[] {
  const instance = soleInstance(editor, [node.id])
  if (!instance) return placesOf(editor, node)
  const here = placesOf(editor, instance).filter(({ inside }) => inside === node.id)
  const own = new Set(pathsOfOverride(instance.overrides?.[node.id] ?? {}))
  return [...here, ...placesOf(editor, node, (path) => !own.has(path))]
}

function placesOf(editor: Editor, node: NodeRecord, isWanted: (path: string) => boolean = () => true): readonly BoundPlace[] {
  const found = formulasIn(node).flatMap(({ path }) => {
    const place = isWanted(path.join('/')) && isShown(editor, node, path) ? placeAt(editor, node, path) : undefined
    return place && !place.keys ? [{ place, rank: RANKS.indexOf(path[0] ?? '') }] : []
  })
  return found.toSorted((a, b) => a.rank - b.rank).map(({ place }) => place)
}

const RANKS: readonly string[] = [
  'props',
  'repeat',
  'condition',
  'link',
  'attributes',
  'styles',
  'states',
  'classConditions',
  'overrides',
]

/** Of a field that varies only what is in effect has a row, and nothing inside of another formula has one. */
function isShown(editor: Editor, node: NodeRecord, path: readonly string[]): boolean {
  const { view, session } = editor
  const [part, key = '', variant] = path
  if (part === 'overrides') {
    const inner = view.find('node', key)
    return inner !== undefined && isShown(editor, withOverride(inner, node), path.slice(2))
  }
  if (part === 'link') return isLinkShown(node.link, key === 'languages' ? variant : undefined, session.language.peek())
  if (part !== 'props') return true
  const values = node.props[key]
  const own = session.language.peek()
  return (
    variant === 'default' ||
    variant === own ||
    variant === session.screenId.peek() ||
    (variant === view.defaultLanguage() && !Object.hasOwn(values ?? {}, own))
  )
}

/** Of a link the language on show has its own rows, or those that all languages share. */
function isLinkShown(link: LinkValue | undefined, of: Language | undefined, shown: Language): boolean {
  const hasOwn = Object.hasOwn(link?.languages ?? {}, shown)
  return of === undefined ? !hasOwn : of === shown
}

/** The row of the formula that a path leads to; `undefined` where it has none of its own. */
export function placeAt(editor: Editor, node: NodeRecord, path: readonly string[]): BoundPlace | undefined {
  const [part, key = '', third = ''] = path
  const here = { nodeId: node.id } as const
  switch (part) {
    case 'props':
      return {
        ...here,
        tab: 'settings',
        label: fieldLabel(editor, node, key),
        ...sectionOfField(editor, node, key),
        // What goes on behind a formula stands in its editor.
        ...(path.length > 3 && !isBinding(node.props[key]?.[third]) && { keys: path.slice(3) }),
      }
    case 'condition':
      return path.length === 1 ? { ...here, tab: 'settings', label: words.condition.show } : undefined
    case 'repeat':
      return { tab: 'settings', nodeId: editor.view.find('node', node.place.parentId)?.id, label: words.repeat.over }
    case 'attributes':
      return {
        ...here,
        tab: 'settings',
        label: words.attributeValue(key === 'id' ? words.attributeId : key),
        section: 'attributes',
      }
    case 'link':
      return { ...here, tab: 'settings', section: 'link', ...linkPlace(editor, node.link, path.slice(1)) }
    case 'styles': {
      const [, state = DEFAULT_STATE] = key.split(':')
      return { ...here, tab: 'style', label: labelOf(third), style: { property: third, stateId: state } }
    }
    case 'states':
      return { ...here, tab: 'style', label: words.ownState.when, style: { property: '', stateId: key } }
    case 'classConditions':
      return { ...here, tab: 'style', label: words.classWhen, classId: key }
    case 'overrides': {
      const inner = editor.view.find('node', key)
      const place = inner && placeAt(editor, withOverride(inner, node), path.slice(2))
      return place && { ...place, nodeId: node.id, inside: key }
    }
    default:
      return undefined
  }
}

/** Where a field stands that is in a section of its own. */
function sectionOfField({ definitions }: Editor, node: NodeRecord, name: string): Pick<BoundPlace, 'section'> {
  const { section, panel = 'settings' } = definitions.get(node.element)?.fields[name] ?? {}
  return section ? { section: fieldSection(panel, section.en) } : {}
}

function fieldLabel({ view, definitions }: Editor, node: NodeRecord, field: string): string {
  const property = view.find('library-component', node.componentId ?? '')?.properties?.[field]
  return property?.name ?? definitions.get(node.element)?.fields[field]?.label.en ?? field
}

function linkPlace(
  { view }: Editor,
  link: LinkValue | undefined,
  path: readonly string[],
): Pick<BoundPlace, 'label' | 'language' | 'keys'> {
  const [part, language = '', ...rest] = path
  if (part === 'languages') return { ...rowIn(view, link?.languages?.[language], rest), language }
  return rowIn(view, link, path)
}

function rowIn(
  view: DocumentView,
  link: LinkTarget | undefined,
  [key = '', third = '', ...inside]: readonly string[],
): Pick<BoundPlace, 'label' | 'keys'> {
  if (key === 'parameters') return { label: words.linkParameter(third) }
  if (key === 'query') return { label: fieldWords.pairs.value(Number(third) + 1, words.linkQuery) }
  if (key !== 'props') return { label: (link && ADDRESSES[link.type]) ?? words.link }
  const property = view.find('library-component', link?.popupId ?? '')?.properties?.[third]
  const isBound = isBinding(link?.props?.[third])
  return { label: words.linkProperty(property?.name ?? third), ...(inside.length > 0 && !isBound && { keys: inside }) }
}

/** The row of a page's title, meta or picture, the section that it stands in, and the language that it is in. */
export function pagePlaceAt(
  { title, meta }: PageRecord,
  [part, key = '', third = '']: readonly string[],
): { readonly label: string; readonly section: string; readonly language?: string } | undefined {
  const texts = words.page
  const named = (label: string, section: string, language: string) => ({
    label: `${label} ${texts.inLanguage(language)}`,
    section,
    language,
  })
  if (part === 'metaImage') return { label: texts.picture, section: SOCIAL }
  if (part === 'title' && isBinding(title[key])) return named(texts.title, SEARCH, key)
  const label = part === 'meta' && Object.hasOwn(meta, key) ? META_LABELS[key as keyof PageRecord['meta']] : undefined
  return label === undefined ? undefined : named(label, sectionOf(key), third)
}

const SEARCH = 'page-search'
const SOCIAL = 'page-social'
const sectionOf = (key: string) => (key === 'structuredData' ? 'page-structured' : key.startsWith('social') ? SOCIAL : SEARCH)
const META_LABELS: Readonly<Record<keyof PageRecord['meta'], string>> = {
  desc: words.page.description,
  keywords: words.page.keywords,
  socialTitle: words.page.socialTitle,
  socialDesc: words.page.socialDescription,
  structuredData: words.page.structuredData,
}

/** Shows the row of a formula, and opens it there. */
export function showBoundPlace(editor: Pick<Editor, 'session' | 'view'>, place: BoundPlace, isLarge: boolean): void {
  const { session } = editor
  if (place.inside !== undefined) showOverride(editor, place.nodeId ?? '', place.inside)
  session.inspectorTab.value = place.tab
  if (place.section !== undefined) openSection(place.section)
  if (place.language !== undefined) session.language.value = place.language
  if (place.style) {
    session.stateId.value = place.style.stateId
    if (place.style.property !== '') session.askedStyle.value = place.style.property
  }
  const { nodeId, label, keys, classId } = place
  session.askedFormula.value = {
    nodeId,
    label,
    ...(keys && { keys }),
    ...(isLarge && { isLarge }),
    ...(classId !== undefined && { classId }),
  }
}

/** Selects an element inside of an instance, to be changed for it alone. */
function showOverride(editor: Pick<Editor, 'session' | 'view'>, instanceId: Id, nodeId: Id): void {
  const { session } = editor
  if (session.inside.value?.path.at(-1) !== instanceId && !openInstance(editor, instanceId)) return
  session.selection.value = [nodeId]
  session.isOnlyHere.value = true
}
