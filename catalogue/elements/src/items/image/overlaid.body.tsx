import type { ReactNode } from 'react'
import type { ElementProps } from '@heddle/kit/react'
import { Image } from './component.tsx'
import type { imageDefinition } from './definition.ts'

/** A picture with a colour or a gradient over it, which takes no clicks. */
export function ImageOverlaid({ root, props, link }: ElementProps<typeof imageDefinition>): ReactNode {
  const Root = link ? 'a' : 'span'
  return (
    <Root {...root} {...link}>
      <Image root={{}} props={props} />
      <span className="heddle-overlay" aria-hidden="true" />
    </Root>
  )
}
