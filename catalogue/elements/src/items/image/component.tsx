import type { ReactNode } from 'react'
import { toText, useAddresses, type ElementProps } from '@heddle/kit/react'
import type { imageDefinition } from './definition.ts'

/** Size of the uploaded picture in CSS pixels and its other widths, added to the published props when they are known. */
interface KnownSize {
  readonly urlWidth?: number
  readonly urlHeight?: number
  /** Its addresses by width, and how wide it is drawn. */
  readonly urlSet?: string
  readonly urlSizes?: string
}

export function Image({ root, props, link }: ElementProps<typeof imageDefinition>): ReactNode {
  const addresses = useAddresses()
  const { urlWidth, urlHeight, urlSet, urlSizes } = props as typeof props & KnownSize
  const isLazy = props.loading === 'lazy'
  const picture = {
    // Before the address, which is loaded at once.
    sizes: urlSizes,
    srcSet: urlSet,
    src: (typeof props.url === 'string' && addresses.asset(props.url)) || undefined,
    alt: toText(props.alt),
    width: urlWidth,
    height: urlHeight,
    loading: isLazy ? ('lazy' as const) : undefined,
    fetchPriority: isLazy ? undefined : ('high' as const),
  }
  if (!link) return <img {...root} {...picture} />
  return (
    <a {...root} {...link}>
      <img {...picture} style={FILL} />
    </a>
  )
}

// The node's own rule is on the anchor; the picture fills it in the way chosen there.
const FILL = { display: 'block', width: '100%', height: '100%', objectFit: 'inherit' } as const
