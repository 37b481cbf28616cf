import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import {
  blankNode,
  blankPage,
  blankSite,
  ROOT_SLOT,
  type DocumentRecord,
  type FieldsOf,
  type Id,
  type NodeRecord,
} from '@heddle/document'
import {
  Component,
  Page,
  Variable,
  type ComponentProps,
  type FixtureProps,
  type PageProps,
  type VariableProps,
} from './fixture-elements.ts'
import { createIds } from './seeded.ts'

export interface FixtureOptions {
  /** Facts of the elements used; tells translated fields from others. */
  readonly fieldsOf: FieldsOf
  readonly language?: string
  /** Of the ids that the fixture does not name. */
  readonly seed?: number
}

/** Fixtures have no more siblings than that. */
const MAX_SIBLINGS = 1000
const OWN = new Set([
  'id',
  'name',
  'slot',
  'styles',
  'classes',
  'classConditions',
  'attributes',
  'link',
  'condition',
  'states',
  'repeat',
  'hidden',
  'of',
  'children',
])

/** Turns a fixture written in JSX (`<Page>` with sections in it, `<Component>`) into the records of a project. */
export function recordsOf(tree: ReactNode, { fieldsOf, language = 'en', seed = 1 }: FixtureOptions): readonly DocumentRecord[] {
  const newId = createIds(seed)
  const records: DocumentRecord[] = []
  const roots = elementsIn(tree)
  const pages = roots.filter((element) => element.type === Page)
  const pageIds = pages.map((page) => (page.props as PageProps).id ?? newId())
  records.push(blankSite(newId(), 'Fixture', pageIds[0] ?? '', language))
  for (const root of roots) if (root.type === Variable) addVariable(root.props as VariableProps, {})
  for (const root of roots) if (root.type === Component) addComponent(root.props as ComponentProps)
  for (const [at, page] of pages.entries()) addPage(page.props as PageProps, pageIds[at] ?? '', at)
  return records

  function addPage(props: PageProps, id: Id, at: number): void {
    const page = blankPage(id, props.name, props.path ?? toPath(props.name), indexAt(at), [language])
    records.push(props.title === undefined ? page : { ...page, title: { [language]: props.title } })
    for (const [position, child] of elementsIn(props.children).entries()) {
      if (child.type === Variable) addVariable(child.props as VariableProps, { pageId: id })
      else addNode(child, id, 'sections', position)
    }
  }

  function addComponent({ children, type = 'component', ...props }: ComponentProps): void {
    const [root] = elementsIn(children)
    if (!root) throw new Error(`The component ${props.name} has no root`)
    const rootElementId = (root.props as FixtureProps).id ?? newId()
    records.push({
      ...props,
      kind: 'library-component',
      folder: '',
      index: indexAt(records.length),
      type,
      rootElementId,
      configuration: {},
    })
    addNode(root, props.id, ROOT_SLOT, 0, rootElementId)
  }

  function addVariable({ id, name, type, value }: VariableProps, owner: { readonly pageId?: Id }): void {
    const index = indexAt(records.length)
    records.push({
      id: id ?? newId(),
      kind: 'variable',
      name,
      folder: '',
      index,
      type,
      ...(value !== undefined && { defaultValue: value }),
      ...owner,
    })
  }

  function addNode(element: ReactElement, parentId: Id, slot: string, position: number, ownId?: Id): void {
    const type = elementTypeOf(element)
    const props = element.props as FixtureProps & Readonly<Record<string, unknown>>
    const id = props.id ?? ownId ?? newId()
    const fields = Object.entries(props).filter(([name]) => !OWN.has(name))
    const text = textIn(props.children)
    if (text !== undefined) fields.push(['text', text])
    const facts = fieldsOf(type)
    records.push({
      ...blankNode(id, type, { parentId, slot: props.slot ?? slot, index: indexAt(position) }, facts?.version),
      name: props.name ?? '',
      props: Object.fromEntries(
        fields.map(([name, value]) => [name, { [facts?.fields[name]?.translated ? language : 'default']: value }]),
      ) as NodeRecord['props'],
      styles: props.styles ?? {},
      classes: props.classes ?? {},
      ...(props.classConditions && { classConditions: props.classConditions }),
      attributes: props.attributes ?? {},
      ...(props.link && { link: props.link }),
      ...(props.condition !== undefined && { condition: props.condition }),
      ...(props.states && { states: props.states }),
      ...(props.repeat && { repeat: props.repeat }),
      ...(props.hidden !== undefined && { hidden: props.hidden }),
      ...(typeof props['of'] === 'string' && { componentId: props['of'] }),
    })
    for (const [at, child] of elementsIn(props.children).entries()) addNode(child, id, 'children', at)
  }
}

function toPath(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

function indexAt(position: number): string {
  return `a${String(position + MAX_SIBLINGS).slice(1)}V`
}

function elementsIn(tree: ReactNode): readonly ReactElement[] {
  return Children.toArray(tree).flatMap((child) => {
    if (!isValidElement(child)) return []
    return child.type === Fragment ? elementsIn((child.props as { readonly children?: ReactNode }).children) : [child]
  })
}

function textIn(children: ReactNode): string | undefined {
  const texts = Children.toArray(children).filter((child) => typeof child === 'string' || typeof child === 'number')
  return texts.length > 0 ? texts.join('') : undefined
}

function elementTypeOf({ type }: ReactElement): string {
  if (typeof type === 'function' && 'element' in type && typeof type.element === 'string') return type.element
  throw new Error('A fixture holds pages, components, variables and fixture elements only')
}
