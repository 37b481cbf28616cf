import type { ReactNode } from 'react'
import { toText, useAddresses, type ElementProps } from '@heddle/kit/react'
import type { imageDefinition } from './definition.ts'

/** Size of the uploaded picture in CSS pixels, added to the published props when it is known. */
interface KnownSize {
  readonly urlWidth?: number
  readonly urlHeight?: number
}

export function Image({ root, props, link }: ElementProps<typeof imageDefinition>): ReactNode {
  const addresses = useAddresses()
  const { urlWidth, urlHeight } = props as typeof props & KnownSize
  const isLazy = props.loading === 'lazy'
  const picture = {
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
