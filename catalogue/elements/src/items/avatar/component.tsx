import type { CSSProperties, ReactNode } from 'react'
import { toText, useAddresses, type ElementProps } from '@heddle/kit/react'
import type { avatarDefinition } from './definition.ts'

/** Other widths of an uploaded picture, which are added to the published props. */
interface KnownWidths {
  readonly urlSet?: string
  readonly urlSizes?: string
}

/** The picture lies over the letters: one that does not come shows nothing, and they are seen. */
export function Avatar({ root, props, link }: ElementProps<typeof avatarDefinition>): ReactNode {
  const addresses = useAddresses()
  const { urlSet, urlSizes } = props as typeof props & KnownWidths
  const name = toText(props.name)
  const src = typeof props.url === 'string' && addresses.asset(props.url)
  const label = name || root['aria-label']
  const inside = (
    <>
      <span
        className="heddle-initials"
        style={{ '--heddle-hue': hueOf(name) } as CSSProperties}
        aria-hidden="true"
        suppressHydrationWarning
      >
        {initialsOf(name)}
      </span>
      {src && <img className="heddle-portrait" sizes={urlSizes} srcSet={urlSet} src={src} alt="" loading="lazy" />}
    </>
  )
  if (link) {
    return (
      <a {...root} {...link} aria-label={label}>
        {inside}
      </a>
    )
  }
  return label ? (
    <span {...root} role="img" aria-label={label}>
      {inside}
    </span>
  ) : (
    <span {...root} aria-hidden="true">
      {inside}
    </span>
  )
}

/** The first letters of the first and the last word, as people write them. */
export function initialsOf(name: string): string {
  const words = name.slice(0, MAX_LENGTH).split(/\s+/).filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase('en')
}

const MAX_LENGTH = 1000

/** A colour that is always that of the same name, in degrees. */
export function hueOf(name: string): number {
  let hue = 0
  for (const sign of name.slice(0, MAX_LENGTH)) hue = (hue * 31 + (sign.codePointAt(0) ?? 0)) % 360
  return hue
}
