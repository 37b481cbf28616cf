import type { ElementDefinition, FieldValues, IsSet } from '@heddle/kit'

interface Surroundings {
  readonly isSet: IsSet
  /** What workflows hear of the node, each by the names of its events. */
  readonly heard: readonly Readonly<Record<string, unknown>>[]
  /** It is a link, which takes keys by itself. */
  readonly isAnchor: boolean
  /** It opens or closes a popup. */
  readonly isPopupLink: boolean
}

/** Which of its bodies draws an element, by its values, its link and by what is heard of it; `undefined` for the usual one. */
export function bodyOf(
  { body, heardBodies = {} }: ElementDefinition,
  props: FieldValues,
  { isSet, heard, isAnchor, isPopupLink }: Surroundings,
): string | undefined {
  const hears = (event: string): boolean => {
    if (event === 'link') return isAnchor
    if (event === 'click' && isAnchor) return false
    return (event === 'click' && isPopupLink) || heard.some((events) => Object.hasOwn(events, event))
  }
  const found = Object.entries(heardBodies).find(([event]) => hears(event))
  const parts = [found?.[1], body?.(props, isSet)].filter((part) => part !== undefined)
  return parts.length > 0 ? parts.join('.') : undefined
}
