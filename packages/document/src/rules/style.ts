import { checkStyleValue, fromVariant, isConditionState, isTokenReference, tokenFits } from '@heddle/style'
import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { DocumentRecord, Id, SiteRecord, StyleValue } from '../records/types.ts'
import { isBinding } from '../values/bindable.ts'

/** What is wrong with a declaration; nothing for `null`, which removes it. */
export function checkDeclaration(
  get: (id: Id) => DocumentRecord | undefined,
  property: string,
  value: StyleValue | null,
  path: string,
): readonly Issue[] {
  if (value === null) return []
  if (isBinding(value)) {
    if (value.code.trim() === '') return [errorAt('empty-formula', path, MESSAGES.emptyFormula)]
    const misnamed = checkStyleValue(property, 'inherit')
    return misnamed === undefined ? [] : [errorAt('unknown-property', path, misnamed)]
  }
  const wrong = checkStyleValue(property, value)
  if (wrong !== undefined) return [errorAt('wrong-value', path, wrong)]
  return isTokenReference(value) ? checkToken(get, property, value.id, path) : []
}

function checkToken(get: (id: Id) => DocumentRecord | undefined, property: string, id: Id, path: string): readonly Issue[] {
  const token = get(id)
  if (token?.kind !== 'token') return [errorAt('unknown-token', path, MESSAGES.unknownToken(id))]
  return tokenFits(token.type, property) ? [] : [errorAt('wrong-token-type', path, MESSAGES.wrongTokenType(token.type, property))]
}

/** What is wrong with a variant such as `tablet:hover`. */
export function checkVariant(site: SiteRecord | undefined, variant: string, path: string): readonly Issue[] {
  const { screenId, state } = fromVariant(variant)
  const isKnown = site === undefined || Object.hasOwn(site.screens, screenId)
  return isKnown && (isConditionState(state) || /^[a-z][a-z-]{0,31}$/.test(state))
    ? []
    : [errorAt('unknown-variant', path, MESSAGES.unknownVariant(variant))]
}
