import type { Json } from '@heddle/store'
import { textsOfProperty, type ComponentProperty, type ElementFacts, type LibraryComponentRecord } from '@heddle/document'
import {
  boolean,
  choice,
  color,
  dateTime,
  file,
  font,
  formula,
  icon,
  image,
  isField,
  isPageReference,
  length,
  list,
  number,
  object,
  page,
  pairs,
  reference,
  REFERENCE_TARGETS,
  text,
  value,
  video,
  type Field,
} from '@heddle/kit'
import { ANY_NUMBER, fieldsOfSample, isObject, itemOfSample, withoutLanguages, withText } from './sample-fields.ts'

/** Fields of a component's properties by their ids, in the order of its record. */
export function propertyFields(component: LibraryComponentRecord): Readonly<Record<string, Field>> {
  const known = fieldsByRecord.get(component)
  if (known) return known
  const fields = Object.fromEntries(Object.entries(component.properties ?? {}).map(([id, property]) => [id, fieldOf(property)]))
  fieldsByRecord.set(component, fields)
  return fields
}

/** What operations have to know of the instances of a component. */
export function instanceFacts(component: LibraryComponentRecord): ElementFacts {
  return { fields: propertyFields(component), slots: {}, isSection: false }
}

const fieldsByRecord = new WeakMap<LibraryComponentRecord, Readonly<Record<string, Field>>>()

/** A field of each kind that a property may be; a type that nobody knows takes any value. */
function fieldOf({ name, type, defaultValue, options = [], texts = [] }: ComponentProperty): Field {
  const base = { label: { en: name, ru: name }, bindable: true }
  const given = typeof defaultValue === 'string' ? defaultValue : ''
  switch (type) {
    case 'number':
      return number({ ...base, ...ANY_NUMBER, default: typeof defaultValue === 'number' ? defaultValue : 0 })
    case 'boolean':
      return boolean({ ...base, default: defaultValue === true })
    case 'text':
      return text({ ...base, translated: true, default: given })
    case 'choice':
      return choice({
        ...base,
        options: options.map(({ value: one, label }) => ({ value: one, label: { en: label === '' ? one : label } })),
        default: given,
      })
    case 'list':
      return listField(base, Array.isArray(defaultValue) ? defaultValue : [], texts)
    case 'object':
      return objectField(base, isObject(defaultValue) ? defaultValue : {}, texts)
    case 'page':
      return pageField(base, defaultValue)
    case 'pairs':
      return pairsField(base, defaultValue)
    case 'formula':
      return formula(base)
    case 'date':
    case 'time':
    case 'date-time':
      return dateTime({ ...base, precision: type, default: given })
    default:
      break
  }
  const target = REFERENCE_TARGETS.find((to) => to === type)
  if (target) return reference({ ...base, to: target })
  const make = Object.hasOwn(OF_TEXT, type) ? OF_TEXT[type] : undefined
  return make ? make({ ...base, default: given }) : value({ ...base, default: defaultValue ?? '' })
}

type Base = Pick<Field, 'label' | 'bindable'>

/** Nobody declares what the items of a component's list are: they are what its default shows, and are set by fields as that. */
function listField(base: Base, given: readonly Json[], texts: readonly string[]): Field {
  const sample = itemOfSample(given.map(withoutLanguages))
  const item = sample && (isField(sample) ? itemWithText(sample, texts) : textsOfProperty(texts).reduce(withText, sample))
  return item ? list({ ...base, item, default: given }) : value({ ...base, shape: 'list', default: given })
}

function itemWithText(item: Field, texts: readonly string[]): Field {
  return item.kind === 'text' && texts.includes('') ? text({ ...item, translated: true }) : item
}

function objectField(base: Base, given: Readonly<Record<string, Json>>, texts: readonly string[]): Field {
  const sample = withoutLanguages(given)
  const fields = isObject(sample) ? fieldsOfSample([sample]) : undefined
  return fields
    ? object({ ...base, fields: textsOfProperty(texts).reduce(withText, fields), default: given })
    : value({ ...base, shape: 'object', default: given })
}

function pairsField(base: Base, given: Json | undefined): Field {
  const field = pairs(base)
  return Array.isArray(given) && field.check(given) === undefined ? { ...field, default: given } : field
}

function pageField(base: Base, given: Json | undefined): Field {
  const field = page(base)
  return isObject(given) && isPageReference(given) ? { ...field, default: given } : field
}

type OfText = (options: {
  readonly label: { readonly en: string }
  readonly bindable: boolean
  readonly default: string
}) => Field

const OF_TEXT: Readonly<Record<string, OfText>> = { color, length, icon, image, file, video, font }
