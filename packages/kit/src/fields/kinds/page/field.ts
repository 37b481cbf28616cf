import type { Json } from '@heddle/store'
import { MESSAGES } from '../../../messages.ts'
import { PLAIN, type FieldBase, type FieldOptions } from '../../field-base.ts'
import { isObject } from '../../parts.ts'

/** A page of the project with values of its address's parameters. Bodies get its address in their language, empty for none. */
export type PageField = FieldBase<'page', Readonly<Record<string, Json>> | null, string>

/** A page with its parameters: `{ pageId, parameters: { id: '5' } }`, or nothing. */
export function page(options: FieldOptions<PageField>): PageField {
  return {
    ...PLAIN,
    ...options,
    default: null,
    kind: 'page',
    check: (value) => (value === null || isPageReference(value) ? undefined : MESSAGES.mustName('page')),
  }
}

export interface PageReference {
  readonly pageId: string
  readonly parameters?: Readonly<Record<string, string>>
}

export function isPageReference(value: unknown): value is PageReference {
  if (!isObject(value) || typeof value['pageId'] !== 'string' || !/^[a-z0-9]{16}$/.test(value['pageId'])) return false
  const parameters = Object.hasOwn(value, 'parameters') ? value['parameters'] : {}
  return isObject(parameters) && Object.values(parameters).every((one) => typeof one === 'string' && one.length <= 2000)
}
