import type { ReactNode } from 'react'
import { toText, useNode, type ElementProps } from '@heddle/kit/react'
import type { pageSizeDefinition } from './definition.ts'
import { SIZE } from './limits.ts'

/** Which size holds is said by the list itself, as with its pages. */
export function PageSize({ root, props }: ElementProps<typeof pageSizeDefinition>): ReactNode {
  const node = useNode()
  const isOwn = Boolean(props.useCustomPagination)
  const source = (isOwn ? props : Object(props.collection)) as Readonly<Record<string, unknown>>
  const size = sizeOf(source['limit'])
  const offered = [...(Array.isArray(props.sizes) ? props.sizes : []).slice(0, 100).map(sizeOf), size]
  const sizes = [...new Set(offered)].filter((one) => one > 0).toSorted((one, other) => one - other)
  const choose = (limit: number): void => {
    const from = Math.max(0, Number(source['offset']) || 0)
    // The page on which the first item on show is then.
    const offset = Math.floor(from / limit) * limit
    const { id } = source
    if (!isOwn && typeof id === 'string') node.showRows(id, offset, (own) => ({ ...own, limit }))
    node.emit('change', { context: { offset, limit } })
  }
  return (
    <label {...root}>
      <span>{toText(props.label)}</span>
      <select className="heddle-page-size" value={size || ''} onChange={({ target }) => choose(Number(target.value))}>
        {size === 0 && <option value="">–</option>}
        {sizes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  )
}

/** 0 for what is no size; a text counts as the number it spells. */
function sizeOf(value: unknown): number {
  const size = typeof value === 'string' && value !== '' ? Number(value) : value
  return typeof size === 'number' && size >= SIZE.min && size <= SIZE.max ? Math.floor(size) : 0
}
