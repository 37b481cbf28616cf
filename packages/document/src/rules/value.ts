import type { FieldsOf } from '../element-facts.ts'
import type { Issue } from '../issue.ts'
import { checkProp } from './field.ts'
import { checkDeclaration, checkVariant } from './style.ts'
import type { DocumentRecord, Id, NodeRecord, SiteRecord, StyleClassRecord } from '../records/types.ts'

/** What the values of records are checked against. */
export interface ValueContext {
  readonly get: (id: Id) => DocumentRecord | undefined
  readonly fieldsOf: FieldsOf
  readonly site: SiteRecord | undefined
}

/** What is wrong with the values of a node's fields. */
export function checkProps(context: ValueContext, node: NodeRecord): readonly Issue[] {
  return Object.entries(node.props).flatMap(([field, values]) =>
    Object.keys(values).flatMap((variant) => checkPropAt(context, node, field, variant)),
  )
}

/** What is wrong with the value of one field for one variant. */
export function checkPropAt(
  { fieldsOf, site }: ValueContext,
  node: NodeRecord,
  field: string,
  variant: string,
): readonly Issue[] {
  const value = node.props[field]?.[variant] ?? null
  const path = `node/${node.id}/props/${field}/${variant}`
  return checkProp({ facts: fieldsOf(node.element), element: node.element, field, variant, value, site }, path)
}

/** What is wrong with the styles of a node or a class. */
export function checkStyles(context: ValueContext, record: NodeRecord | StyleClassRecord): readonly Issue[] {
  return Object.keys(record.styles).flatMap((variant) => checkStyleVariant(context, record, variant))
}

/** What is wrong with the styles of one variant, or with one of them. */
export function checkStyleVariant(
  { get, site }: ValueContext,
  record: NodeRecord | StyleClassRecord,
  variant: string,
  only?: string,
): readonly Issue[] {
  const path = `${record.kind}/${record.id}/styles/${variant}`
  const declarations = Object.entries(record.styles[variant] ?? {}).filter(
    ([property]) => only === undefined || property === only,
  )
  if (declarations.length === 0) return []
  return [
    ...checkVariant(site, variant, path),
    ...declarations.flatMap(([property, value]) => checkDeclaration(get, property, value, `${path}/${property}`)),
  ]
}
