import type { CSSProperties, ReactNode } from 'react'
import { toText, useAddresses, type ElementProps } from '@heddle/kit/react'
import type { bulletListDefinition } from './definition.ts'

export function BulletList({ root, props }: ElementProps<typeof bulletListDefinition>): ReactNode {
  const addresses = useAddresses()
  const items = readItems(props.items)
  if (props.kind === 'dl') {
    return (
      <dl {...root}>
        {items.map(({ label, text }, at) => (
          <div key={at}>
            <dt className="heddle-term">{label}</dt>
            <dd className="heddle-meaning">{text}</dd>
          </div>
        ))}
      </dl>
    )
  }
  const marker = MARKERS.has(props.marker) ? props.marker : undefined
  const mask = marker === 'icon' && ICON_NAME.test(toText(props.icon)) ? `url(${addresses.icon(toText(props.icon))})` : undefined
  const style = {
    ...root.style,
    ...(marker && { '--heddle-marker': marker === 'icon' ? 'none' : marker }),
    ...(mask && { '--heddle-icon': mask }),
  } as CSSProperties
  const children = items.map(({ label, text }, at) => (
    <li key={at} className={`heddle-point${mask ? ' heddle-point-icon' : ''}`}>
      {label}
      {text && <span className="heddle-point-text">{text}</span>}
    </li>
  ))
  const start = typeof props.start === 'number' && props.start !== 1 ? Math.trunc(props.start) : undefined
  // Safari takes a list without marks for none.
  const role = marker === 'none' || marker === 'icon' ? 'list' : undefined
  return props.kind === 'ol' ? (
    <ol {...root} style={style} role={role} start={start} reversed={Boolean(props.reversed) || undefined}>
      {children}
    </ol>
  ) : (
    <ul {...root} style={style} role={role}>
      {children}
    </ul>
  )
}

const MARKERS: ReadonlySet<unknown> = new Set([
  'disc',
  'circle',
  'square',
  'decimal',
  'lower-alpha',
  'upper-roman',
  'icon',
  'none',
])
const ICON_NAME = /^[a-z0-9-]{1,64}$/

/** Items with words; what a formula gives is other people's data. */
function readItems(given: unknown): readonly { readonly label: string; readonly text: string }[] {
  if (!Array.isArray(given)) return []
  return given.map((one: unknown) => {
    if (typeof one !== 'object' || one === null) return { label: toText(one), text: '' }
    const { label, text } = one as { readonly label?: unknown; readonly text?: unknown }
    return { label: toText(label), text: toText(text) }
  })
}
