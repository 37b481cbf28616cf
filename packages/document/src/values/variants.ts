import type { ScreenId } from '@heddle/style'
import type { Bindable } from './bindable.ts'

/** A BCP 47 language tag such as `ru`. */
export type Language = string

/** Variant of a value that is the same in every language and on every screen. */
export const DEFAULT_VARIANT = 'default'

/** How a field varies; a kit field is one. */
export interface Varying {
  readonly translated: boolean
  readonly screens?: string
}

/** What the values are read or written for. Languages and screens in the project's order, screens from wide to narrow. */
export interface VariantContext {
  readonly language: Language
  readonly defaultLanguage: Language
  readonly languages: readonly Language[]
  readonly screenId: ScreenId
  readonly screens: readonly { readonly id: ScreenId }[]
}

/** The variant under which a field's value is written. The widest screen is the default one. */
export function variantOf(
  field: Varying,
  { language, screenId, screens }: Pick<VariantContext, 'language' | 'screenId' | 'screens'>,
): string {
  if (field.translated) return language
  return field.screens !== undefined && screenId !== screens[0]?.id ? screenId : DEFAULT_VARIANT
}

/** The variant whose value is in effect; `undefined` when the field is not set and its default counts. */
export function resolveVariant(
  field: Varying,
  values: Readonly<Record<string, Bindable>> | undefined,
  context: VariantContext,
): string | undefined {
  if (values === undefined) return undefined
  return candidates(field, context).find((variant) => Object.hasOwn(values, variant) && values[variant] !== null)
}

/** The value in effect: current language → default language → first one that has it; narrow screens inherit from wider ones. */
export function resolveValue(
  field: Varying,
  values: Readonly<Record<string, Bindable>> | undefined,
  context: VariantContext,
): Bindable | undefined {
  const variant = resolveVariant(field, values, context)
  return variant === undefined ? undefined : values?.[variant]
}

function candidates(field: Varying, context: VariantContext): readonly string[] {
  if (field.translated) return [context.language, context.defaultLanguage, ...context.languages, DEFAULT_VARIANT]
  if (field.screens === undefined) return [DEFAULT_VARIANT]
  const at = context.screens.findIndex(({ id }) => id === context.screenId)
  const fromNarrow = context.screens
    .slice(0, at + 1)
    .map(({ id }) => id)
    .reverse()
  return [...fromNarrow, DEFAULT_VARIANT]
}
