import type { ReactNode } from 'react'
import { toText, type ElementProps } from '@heddle/kit/react'
import { Icon } from './component.tsx'
import type { iconDefinition } from './definition.ts'
import { IconInside } from './icon-inside.tsx'

/** An icon that leads somewhere, or would, had its formula an address. */
export function IconLinked({ root, props, link }: ElementProps<typeof iconDefinition>): ReactNode {
  if (!link) return <Icon root={root} props={props} />
  const style = { ...root.style, background: 'none' }
  return (
    <a {...root} {...link} style={style} aria-label={toText(props.label) || root['aria-label']}>
      <IconInside props={props} />
    </a>
  )
}
