import { MESSAGES } from '../messages.ts'
import type {
  BooleanField,
  ChoiceField,
  ColorField,
  FieldBase,
  IconField,
  ImageField,
  LengthField,
  LocalizedText,
  NumberField,
  TextField,
  ValueField,
} from './types.ts'
import type { Json } from '@heddle/store'

type Options<T extends Json, F extends FieldBase<string, T>> = { readonly label: LocalizedText } & Partial<
  Omit<F, 'kind' | 'check' | 'label' | 'default'>
>

const base = { panel: 'settings', bindable: false, translated: false } as const

/** A line or several lines of text. */
export function text(options: Options<string, TextField> & { readonly default?: string }): TextField {
  const maxLength = options.maxLength ?? 100_000
  return {
    ...base,
    bindable: true,
    multiline: false,
    default: '',
    ...options,
    kind: 'text',
    maxLength,
    check: (value) =>
      typeof value !== 'string' ? MESSAGES.mustBeText : value.length > maxLength ? MESSAGES.textTooLong(maxLength) : undefined,
  }
}

/** A number between `min` and `max`, both included. */
export function number(
  options: Options<number, NumberField> & { readonly min: number; readonly max: number; readonly default: number },
): NumberField {
  return {
    ...base,
    step: 1,
    ...options,
    kind: 'number',
    check: (value) =>
      typeof value !== 'number' || !Number.isFinite(value)
        ? MESSAGES.mustBeNumber
        : value < options.min || value > options.max
          ? MESSAGES.outOfRange(options.min, options.max)
          : undefined,
  }
}

/** On or off. */
export function boolean(options: Options<boolean, BooleanField> & { readonly default?: boolean }): BooleanField {
  return {
    ...base,
    default: false,
    ...options,
    kind: 'boolean',
    check: (value) => (typeof value === 'boolean' ? undefined : MESSAGES.mustBeBoolean),
  }
}

/** One of a fixed list. */
export function choice<const T extends string>(
  options: Options<T, ChoiceField<T>> & {
    readonly options: readonly { readonly value: T; readonly label: LocalizedText }[]
    readonly default: NoInfer<T>
  },
): ChoiceField<T> {
  return {
    ...base,
    ...options,
    kind: 'choice',
    check: (value) =>
      options.options.some((option) => option.value === value)
        ? undefined
        : MESSAGES.mustBeOneOf(options.options.map((option) => option.value)),
  }
}

/** A CSS colour, or empty for none. */
export function color(options: Options<string, ColorField> & { readonly default?: string }): ColorField {
  return { ...base, default: '', ...options, kind: 'color', check: checkShortText }
}

/** A CSS length such as `24px` or `2rem`. */
export function length(options: Options<string, LengthField> & { readonly default?: string }): LengthField {
  return { ...base, default: '', ...options, kind: 'length', check: checkShortText }
}

/** An icon of the set that the site serves as `icons/{name}.svg`. */
export function icon(options: Options<string, IconField> & { readonly default?: string }): IconField {
  return {
    ...base,
    bindable: true,
    default: '',
    ...options,
    kind: 'icon',
    check: (value) => (typeof value === 'string' && /^[a-z0-9-]{0,64}$/.test(value) ? undefined : MESSAGES.mustBeIconName),
  }
}

/** A picture: an uploaded asset or an address. */
export function image(options: Options<string, ImageField> & { readonly default?: string }): ImageField {
  return {
    ...base,
    bindable: true,
    default: '',
    ...options,
    kind: 'image',
    check: (value) =>
      typeof value === 'string' &&
      /^(|asset:[a-z0-9]{16}|https?:\/\/[^\s"'<>]{1,2000}|data:image\/(png|jpeg|gif|webp|svg\+xml)[;,].*)$/s.test(value)
        ? undefined
        : MESSAGES.mustBeImage,
  }
}

/** Any JSON: a list of options, rows, an object. */
export function value(options: Options<Json, ValueField> & { readonly default: Json }): ValueField {
  const shape = options.shape ?? 'any'
  return {
    ...base,
    bindable: true,
    ...options,
    kind: 'value',
    shape,
    check: (given) => {
      if (shape === 'list') return Array.isArray(given) ? undefined : MESSAGES.mustBeList
      if (shape === 'object')
        return typeof given === 'object' && given !== null && !Array.isArray(given) ? undefined : MESSAGES.mustBeObject
      return undefined
    },
  }
}

function checkShortText(value: Json): string | undefined {
  if (typeof value !== 'string') return MESSAGES.mustBeText
  return value.length > 500 || /[;{}<>]/.test(value) ? MESSAGES.mustBeCssValue : undefined
}
