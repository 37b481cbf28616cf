import { isPublishedBinding, type PublishedBinding } from '@heddle/document/published'

/** Bindings of a published value at any depth, those in filters and maps of bindings included. */
export function bindingsIn(value: unknown): readonly PublishedBinding[] {
  if (typeof value !== 'object' || value === null) return []
  if (!isPublishedBinding(value)) return Object.values(value).flatMap(bindingsIn)
  const { filter, map } = value
  return [value, ...bindingsIn(filter), ...bindingsIn(map)]
}
